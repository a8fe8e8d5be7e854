import type { LoggerOptions } from 'pino'
import { redactError, redactText } from './logged-error'

/** Fields that may hold what a donor, a volunteer or a member of staff wrote or is; wherever they stand. */
const PERSONAL = [
  ...['firstName', 'lastName', 'name', 'email', 'phone', 'address', 'dateOfBirth', 'occupation', 'message', 'comment'],
  ...['mailAddress', 'mailerName', 'mailerSubject', 'mailerMessage', 'senderPhone'],
  ...['senderNumber', 'trxId', 'sender', 'details', 'donorName', 'donorAddress', 'statusKey', 'statusUrl', 'recipient'],
  ...['password', 'token', 'cookie', 'authorization', 'ip', 'remoteAddress'],
]

/**
 * What every log of the site has in common, our own and Payload's: people's data stay out, and so do the values of a
 * failed query and donors' keys, wherever they would stand.
 */
export const redaction = {
  serializers: { err: redactError },
  redact: {
    paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    // An error's own message is cleaned by its serializer.
    censor: (value: unknown, [outermost]: string[]) => (outermost === 'err' ? value : '[Redacted]'),
  },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown as [unknown, ...unknown[]]
      const err = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err
      const said = rest.length > 0 || (first as { msg?: unknown } | null | undefined)?.msg !== undefined
      // Without a sentence pino would tell the error's own message.
      const whole = err instanceof Error && !said ? [first, redactError(err).message] : [first, ...rest]
      method.apply(this, whole.map((each) => (typeof each === 'string' ? redactText(each) : each)) as typeof args)
    },
  },
} as const satisfies LoggerOptions
