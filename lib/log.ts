/** The log of both processes: one JSON object a line, on standard output. */
import pino from 'pino'
import { keepingValuesOut } from './log-options'

/** Fields that may hold what a donor, a volunteer or a member of staff wrote or is; wherever they stand. */
const PERSONAL = [
  ...['firstName', 'lastName', 'name', 'email', 'phone', 'address', 'dateOfBirth', 'occupation', 'message', 'comment'],
  ...['mailAddress', 'mailerName', 'mailerSubject', 'mailerMessage', 'senderPhone'],
  ...['senderNumber', 'trxId', 'sender', 'details', 'donorName', 'donorAddress', 'statusKey', 'statusUrl', 'recipient'],
  ...['password', 'token', 'cookie', 'authorization', 'ip', 'remoteAddress'],
]

export type Log = pino.Logger

/** @param to where lines go, for tests; standard output without it */
export function makeLog(to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    ...keepingValuesOut,
    redact: {
      paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      // An error's own message is cleaned by its serializer.
      censor: (value, [outermost]) => (outermost === 'err' ? value : '[Redacted]'),
    },
  }
  return to ? pino(options, to) : pino(options)
}

export const log = makeLog()
