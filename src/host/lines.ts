/** Lines of a stream as they come. A line over `limit` characters is dropped as it arrives and given as undefined. */
export async function* linesOf(stream: NodeJS.ReadStream, limit: number): AsyncIterable<string | undefined> {
  stream.setEncoding('utf8')
  let rest = ''
  let tooLong = false
  for await (const chunk of stream as AsyncIterable<string>) {
    const parts = chunk.split('\n')
    const last = parts.pop() ?? ''
    for (const part of parts) {
      const line = rest + part
      yield tooLong || line.length > limit ? undefined : line
      rest = ''
      tooLong = false
    }
    if (!tooLong) rest += last
    if (rest.length > limit) {
      rest = ''
      tooLong = true
    }
  }
  if (tooLong) yield undefined
  else if (rest !== '') yield rest
}
