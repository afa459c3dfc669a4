const SAFE = /^[A-Za-z0-9._+-]$/

/** Nearly every name: the same as a file name, with no look at its bytes. */
const PLAIN = /^(?!\.{1,2}$)[A-Za-z0-9._+-]+$/

/**
 * The file name, without `.json`, under which a tool's document is kept. Bytes outside `[A-Za-z0-9._+-]` are percent-encoded,
 * and so are the dots of `.` and `..`, so that no tool name leaves its directory. `toolNameOf` is the inverse.
 */
export const fileNameOf = (tool: string): string => {
  if (PLAIN.test(tool)) return tool
  if (/^\.{1,2}$/.test(tool)) return tool.replaceAll('.', '%2E')
  let name = ''
  for (const byte of new TextEncoder().encode(tool)) {
    const character = String.fromCharCode(byte)
    name += SAFE.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return name
}

/** The tool whose document is kept as `fileName` (without `.json`); undefined for a name that `fileNameOf` never gives. */
export const toolNameOf = (fileName: string): string | undefined => {
  if (PLAIN.test(fileName)) return fileName
  try {
    const tool = decodeURIComponent(fileName)
    return tool !== '' && !tool.includes('/') && !tool.includes('\0') && fileNameOf(tool) === fileName ? tool : undefined
  } catch {
    return undefined
  }
}
