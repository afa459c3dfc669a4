import type { Origin } from '../../layers/layer.ts'

/** The document that a skill was made from. */
export interface SkillSource {
  readonly name: string
  /** Of the tool, as the document has it. */
  readonly version: string
  readonly origin: Origin
  readonly file: string
  readonly trusted: boolean
}

export interface Skill {
  /** Of the skill, and of its directory. */
  readonly name: string
  /** When an agent is to read it. */
  readonly description: string
  /** null: it is atip's own. */
  readonly source: SkillSource | null
  /** Where it belongs; null: it was only printed. */
  readonly file: string | null
  readonly outcome: 'printed' | 'added' | 'replaced' | 'unchanged'
  /** false: nothing was written, since it was not asked for, or only what would be. */
  readonly written: boolean
  /** The whole SKILL.md. */
  readonly text: string
}
