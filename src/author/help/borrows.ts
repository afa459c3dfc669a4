const FLAGS_OF = /\[(\w+) (?:flags|options)\]/g

/** terraform: "accept all of the plan-customization options accepted by the terraform plan command". */
const ACCEPTED = /\baccepts? (?:all|many|most|some) of the [\w -]*options (?:accepted by|of) the ["'`]?\w+ (\w+)["'`]? command/gi

/** Names of the commands whose options a command says that it takes too. */
export const borrowsOf = (text: string, usage: readonly string[]): readonly string[] => {
  const found = [...usage.flatMap(it => [...it.matchAll(FLAGS_OF)]), ...text.replaceAll(/\s+/g, ' ').matchAll(ACCEPTED)]
  return [...new Set(found.map(it => it[1]!))]
}
