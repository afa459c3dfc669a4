/** What `atip policy init` does. */
export { startPolicy as run } from '../shared/start-policy.ts'
