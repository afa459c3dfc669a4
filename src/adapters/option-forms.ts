import { flagOf, isOperand } from '../core/params.ts'
import type { Param, Params } from '../core/params.ts'

/** The option that a word stands for. */
export interface OptionForm {
  readonly name: string
  readonly param: Param
}

/** How the options of a definition are written: `--data-dir`, and `-q` where a flag has a short form. The one table of it. */
export const optionForms = (params: Params): ReadonlyMap<string, OptionForm> => {
  const forms = new Map<string, OptionForm>()
  for (const [name, param] of Object.entries(params)) {
    if (isOperand(param)) continue
    forms.set(flagOf(name), { name, param })
    if ('short' in param && param.short !== undefined) forms.set(`-${param.short}`, { name, param })
  }
  return forms
}
