import { isOperand } from '../core/params.ts'
import type { Param, Params } from '../core/params.ts'
import type { AnyOperation } from '../commands/shared/define.ts'

/** `atip show TOOL [COMMAND...]`. */
export const usageOf = (operation: Pick<AnyOperation, 'name' | 'params'>): string => {
  const params: Params = operation.params
  const operands = Object.entries(params).flatMap(([name, param]) => {
    if (!isOperand(param)) return []
    if (param.kind === 'rest') return [`[-- ${name.toUpperCase()}...]`]
    const word = `${name.toUpperCase()}${param.kind === 'operands' ? '...' : ''}`
    return [param.required ? word : `[${word}]`]
  })
  const options = Object.values(params).some(param => !isOperand(param)) ? ['[OPTIONS]'] : []
  return ['atip', operation.name, ...operands, ...options].join(' ')
}

/** The value that holds when an option is not given, as it would be written; undefined when there is none. */
export const shownDefault = (param: Param): string | number | undefined => {
  const value = 'default' in param ? param.default : undefined
  return param.kind === 'duration' && value !== undefined ? `${Number(value) / 1000}s` : value
}
