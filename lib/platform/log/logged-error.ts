/** Redacts texts and errors for the log: values of queries, donors' keys, and messages to persons. */
import { redactKeys } from '@/lib/shared/addresses/private-address'

interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: unknown
}

/** Drizzle ends the message of a failed query with its parameters, which may hold anything a donor wrote. */
const withoutValues = (text: string) => text.replace(/\nparams:[\s\S]*$/, '')

/** A text redacted for the log. */
export const redactText = (text: string) => redactKeys(withoutValues(text))

/** The lines of the stack come after the message, which is cleaned; a stack of another message is cut off with it. */
function cleanStack(stack: string, message: string): string {
  const at = stack.indexOf(message)
  if (at < 0) return redactText(stack)
  return `${redactText(stack.slice(0, at + message.length))}${redactKeys(stack.slice(at + message.length))}`
}

/** An error redacted for the log. */
export function redactError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) }
  const { name, message, stack } = error
  const { code, isPublic, status } = error as { code?: unknown; isPublic?: unknown; status?: unknown }
  // A public error's message is for the person at the screen; it may hold what staff wrote of a donor.
  if (isPublic === true && typeof status === 'number' && status < 500) {
    return { type: name, message: `Refused with ${status}.` }
  }
  return { type: name, message: redactText(message), stack: stack && cleanStack(stack, message), code }
}
