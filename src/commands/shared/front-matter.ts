import { createHash } from 'node:crypto'
import { oneLine } from '../../core/text.ts'

/** What the published form of Agent Skills allows (agentskills.io/specification). */
const LONGEST = { name: 64, description: 1024 } as const

const SIGNS: Readonly<Record<string, string>> = { '+': '-plus', '[': 'bracket' }

/** The name of a tool's skill: lowercase letters, digits and single hyphens, as the form demands. `g++` -> `g-plus-plus`. */
export const skillName = (tool: string): string => {
  const name = tool
    .toLowerCase()
    .replace(/[^a-z0-9]/g, sign => SIGNS[sign] ?? '-')
    .replace(/-+/g, '-')
    .slice(0, LONGEST.name)
    .replace(/^-|-$/g, '')
  return name === '' ? 'tool' : name
}

/** Angle brackets would be tags where descriptions are put into prompts. */
export const skillDescription = (text: string): string => oneLine(text).replace(/[<>]/g, '').slice(0, LONGEST.description)

const KEY = '  content-sha256: '

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** JSON strings are YAML. */
const quoted = (text: string): string => JSON.stringify(oneLine(text))

interface Matter {
  readonly name: string
  readonly description: string
  readonly metadata: Readonly<Record<string, string>>
  readonly body: string
}

/** The whole file. It says what made it and bears a digest of all the rest, so that atip knows what it wrote and nobody changed. */
export const skillText = ({ name, description, metadata, body }: Matter): string => {
  const head = ['---', `name: ${name}`, `description: ${quoted(description)}`, 'metadata:']
  const facts = Object.entries(metadata).map(([key, value]) => `  ${key}: ${quoted(value)}`)
  const rest = ['---', '', body, ''].join('\n')
  const unsigned = [...head, ...facts, rest].join('\n')
  return [...head, ...facts, `${KEY}"${digest(unsigned)}"`, rest].join('\n')
}

/** Whether it is what `skillText` made, to the letter. */
export const isOurs = (text: string): boolean => {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.startsWith(KEY))
  return at !== -1 && lines[at] === `${KEY}"${digest(lines.toSpliced(at, 1).join('\n'))}"`
}
