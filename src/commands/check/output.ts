export type { Verdict } from '../../policy/verdict.ts'
