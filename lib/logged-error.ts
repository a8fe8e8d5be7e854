/** Errors as a log may keep them: without the values of a failed query, and without what a person was told. */

interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: unknown
}

/** Drizzle ends the message of a failed query with its parameters; what a donor wrote may look like anything in them. */
export const withoutValues = (text: string) => text.replace(/\nparams:[\s\S]*$/, '')

/** The lines of the stack come after the message, which is cleaned; a stack of another message is cut off with it. */
function cleanStack(stack: string, message: string): string {
  const at = stack.indexOf(message)
  if (at < 0) return withoutValues(stack)
  return `${withoutValues(stack.slice(0, at + message.length))}${stack.slice(at + message.length)}`
}

/** An error as the log may keep it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) }
  const { name, message, stack } = error
  const { code, isPublic, status } = error as { code?: unknown; isPublic?: unknown; status?: unknown }
  // Such a sentence is for the person who asked; it may say what staff wrote of a donor.
  if (isPublic === true && typeof status === 'number' && status < 500) {
    return { type: name, message: `Refused with ${status}.` }
  }
  return { type: name, message: withoutValues(message), stack: stack && cleanStack(stack, message), code }
}
