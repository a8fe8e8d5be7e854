import { format, inspect, stripVTControlCharacters } from 'node:util'
import { type Log, log } from './log'
import { redactError, redactText } from './logged-error'

type Printer = Pick<Console, 'error' | 'warn' | 'log' | 'info' | 'debug'>

interface ConsoleOptions {
  console?: Printer
  /** Where failures and warnings go. */
  to?: Pick<Log, 'error' | 'warn'>
  /** Development: printed at a terminal, line breaks kept. */
  developing?: boolean
}

/**
 * Redacts the console as the log is redacted, and sends errors and warnings to the log. Next, React and libraries print thrown
 * errors with all their properties, and addresses as requested. A failed query has its values, which may be a donor's; an
 * address may have a donor's key, or a line break (log injection). Called once a process.
 */
export function redactConsole({
  console = globalThis.console,
  to = log,
  developing = process.env.NODE_ENV === 'development',
}: ConsoleOptions = {}): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    console[method] = (...said: unknown[]) => {
      if (developing) print(textOf(said))
      else to[method]({ said: said.filter(isPlain).map(flat) }, textOf(said).replace(UNESCAPED, ' '))
    }
  }
  for (const method of ['log', 'info', 'debug'] as const) {
    const print = console[method].bind(console)
    console[method] = (...said: unknown[]) => print(developing ? textOf(said) : inOneLine(textOf(said)))
  }
}

/** All arguments as one text. */
const textOf = (said: unknown[]): string => stripVTControlCharacters(redactText(format(...said.map(printable))))

function printable(said: unknown): unknown {
  if (said instanceof Error) return errorText(said)
  return isPlain(said) ? '[object]' : typeof said === 'string' ? said : String(said)
}

function errorText(error: Error): string {
  const { type, message, stack, code } = redactError(error)
  const { digest } = error as { digest?: unknown }
  // The error page shows visitors the digest.
  return [
    stack === undefined ? `${type}: ${message}` : inSourceLines(type, message, stack),
    code && `code: ${code}`,
    digest && `digest: ${digest}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Next has `inspect` name the lines of sources where it can, and reads message and frames apart; else a stack stays as it is. */
const inSourceLines = (name: string, message: string, stack: string): string =>
  inspect(Object.defineProperties(new Error(message), { name: { value: name }, stack: { value: stack } }))

const isPlain = (said: unknown): said is object => typeof said === 'object' && said !== null && !(said instanceof Error)

/** The primitive properties of an object; nested ones are left out. */
const flat = (said: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactText(value) : isPrimitive(value) ? value : '[object]',
    ]),
  )

const isPrimitive = (value: unknown) => value === null || !['object', 'function'].includes(typeof value)

/** Line ends to some readers, which JSON does not escape. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029]/g

/** Replaces line breaks, against log injection. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
