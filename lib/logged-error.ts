/** Errors as a log may keep them: without the values of a failed query, which may be a person's. */

interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: unknown
}

/** Drizzle ends the message of a failed query with its parameters. */
const withoutValues = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')

/** An error as the log may keep it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) }
  const { name, message, stack } = error
  return {
    type: name,
    message: withoutValues(message),
    stack: stack && withoutValues(stack),
    code: (error as { code?: unknown }).code,
  }
}
