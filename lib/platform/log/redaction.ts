import type { LoggerOptions } from 'pino'
import { redactError, redactText } from './logged-error'

/** Fields that may hold personal data, at any level. */
const PERSONAL = [
  ...['firstName', 'lastName', 'name', 'email', 'phone', 'address', 'dateOfBirth', 'occupation', 'message', 'comment'],
  ...['mailAddress', 'mailerName', 'mailerSubject', 'mailerMessage', 'senderPhone'],
  ...['senderNumber', 'trxId', 'sender', 'details', 'donorName', 'donorAddress', 'statusKey', 'statusUrl', 'recipient'],
  ...['password', 'token', 'cookie', 'authorization', 'ip', 'remoteAddress'],
]

/**
 * Options of pino for every log of the site, our own and Payload's: they redact personal data, values of failed queries and
 * donors' keys.
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
      const hasMessage = rest.length > 0 || (first as { msg?: unknown } | null | undefined)?.msg !== undefined
      // Without a message pino would log the error's own.
      const whole = err instanceof Error && !hasMessage ? [first, redactError(err).message] : [first, ...rest]
      method.apply(this, whole.map((each) => (typeof each === 'string' ? redactText(each) : each)) as typeof args)
    },
  },
} as const satisfies LoggerOptions
