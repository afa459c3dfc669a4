export type { PolicyStart } from '../shared/start-policy.ts'
