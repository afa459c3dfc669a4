import { failure } from '../core/failures.ts'
import { failed } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { AnyOperation, Context } from '../commands/shared/define.ts'

/** Wrong usage that an operation itself finds leads to its help, unless it says better. */
const withUsage = (operation: AnyOperation, result: Result<unknown>): Result<unknown> => {
  if (result.ok || result.failure.code !== 'BAD_USAGE' || result.failure.suggestion !== null) return result
  const suggestion = { action: 'See what it takes.', fix: `atip ${operation.name} --help`, applicability: 'certain' } as const
  return failed({ ...result.failure, suggestion })
}

/** Runs an operation. The one place that turns a defect into a failure; expected trouble arrives as one already. */
export const runOperation = async (operation: AnyOperation, input: Record<string, unknown>, context: Context): Promise<Result<unknown>> => {
  try {
    return withUsage(operation, await operation.run(input, context))
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
