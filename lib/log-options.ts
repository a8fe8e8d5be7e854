import type { LoggerOptions } from 'pino'
import { loggedError, withoutValues } from './logged-error'

/** What every log of the site has in common: errors lose the values of a failed query, wherever they would stand. */
export const keepingValuesOut = {
  serializers: { err: loggedError },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown as [unknown, ...unknown[]]
      const err = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err
      const said = rest.length > 0 || (first as { msg?: unknown } | null | undefined)?.msg !== undefined
      // Without a sentence pino would tell the error's own message.
      const whole = err instanceof Error && !said ? [first, loggedError(err).message] : [first, ...rest]
      method.apply(this, whole.map((each) => (typeof each === 'string' ? withoutValues(each) : each)) as typeof args)
    },
  },
} as const satisfies LoggerOptions
