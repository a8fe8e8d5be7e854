/** Texts and errors as a log may keep them: without a query's values, donors' keys, and what a person was told. */
import { withoutKeys } from '@/lib/shared/addresses/private-address'

interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: unknown
}

/** Drizzle ends the message of a failed query with its parameters; what a donor wrote may look like anything in them. */
const withoutValues = (text: string) => text.replace(/\nparams:[\s\S]*$/, '')

/** A text as the log may keep it, whoever wrote it. */
export const redactText = (text: string) => withoutKeys(withoutValues(text))

/** The lines of the stack come after the message, which is cleaned; a stack of another message is cut off with it. */
function cleanStack(stack: string, message: string): string {
  const at = stack.indexOf(message)
  if (at < 0) return redactText(stack)
  return `${redactText(stack.slice(0, at + message.length))}${withoutKeys(stack.slice(at + message.length))}`
}

/** An error as the log may keep it. */
export function redactError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) }
  const { name, message, stack } = error
  const { code, isPublic, status } = error as { code?: unknown; isPublic?: unknown; status?: unknown }
  // Such a sentence is for the person who asked; it may say what staff wrote of a donor.
  if (isPublic === true && typeof status === 'number' && status < 500) {
    return { type: name, message: `Refused with ${status}.` }
  }
  return { type: name, message: redactText(message), stack: stack && cleanStack(stack, message), code }
}
