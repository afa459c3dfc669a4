export { verdictText as text } from '../shared/verdict-text.ts'
