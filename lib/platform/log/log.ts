/** The log of both processes: one JSON object a line, on standard output. */
import pino from 'pino'
import { redaction } from './redaction'

export type Log = pino.Logger

/** @param to where lines go, for tests; standard output without it */
export function createLog(to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    ...redaction,
  }
  return to ? pino(options, to) : pino(options)
}

export const log = createLog()
