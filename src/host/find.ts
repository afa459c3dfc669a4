import fastGlob from 'fast-glob'

/** Files below `directory` that match, as sorted relative paths; none when it is missing or forbidden. */
export const findFiles = async (directory: string, pattern: string): Promise<readonly string[]> => {
  const found = await fastGlob(pattern, { cwd: directory, onlyFiles: true, dot: false, suppressErrors: true })
  return found.toSorted()
}
