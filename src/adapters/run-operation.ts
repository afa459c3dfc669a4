import { failure } from '../core/failures.ts'
import { failed } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { AnyOperation, Context } from '../operations/define.ts'

/** Runs an operation. The one place that turns a defect into a failure; expected trouble arrives as one already. */
export const runOperation = async (operation: AnyOperation, input: Record<string, unknown>, context: Context): Promise<Result<unknown>> => {
  try {
    return await operation.run(input, context)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const suggestion = { action: 'This is a defect in atip: please report it with the details below.', applicability: 'likely' } as const
    return failed(
      failure('UNEXPECTED', `"${operation.name}" ended in an unexpected way: ${message}`, {
        suggestion,
        details: { operation: operation.name, stack },
      }),
    )
  }
}
