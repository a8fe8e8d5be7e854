import { format, stripVTControlCharacters } from 'node:util'
import { type Log, log } from './log'
import { redactError, redactText } from './logged-error'

type Printer = Pick<Console, 'error' | 'warn' | 'log' | 'info' | 'debug'>

interface Told {
  console?: Printer
  /** Where failures and warnings go. */
  to?: Pick<Log, 'error' | 'warn'>
  /** Whoever develops the site reads it at a terminal: there a line may be several. */
  developing?: boolean
}

/**
 * Has the console say things as the log does, and failures and warnings in the log itself. Next, React and libraries print
 * by themselves what a page or a call threw, with all that hangs on it, and addresses as they were asked for: on a failed
 * query hang its values, which may be a donor's; an address may hold a donor's key, or a line break and after it a line of
 * the asker's own. Called once a process.
 */
export function redactConsole({
  console = globalThis.console,
  to = log,
  developing = process.env.NODE_ENV === 'development',
}: Told = {}): void {
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

/** All that was said, as one text. */
const textOf = (said: unknown[]): string => stripVTControlCharacters(redactText(format(...said.map(printable))))

function printable(said: unknown): unknown {
  if (said instanceof Error) return errorText(said)
  return isPlain(said) ? '[object]' : typeof said === 'string' ? said : String(said)
}

function errorText(error: Error): string {
  const { type, message, stack, code } = redactError(error)
  const { digest } = error as { digest?: unknown }
  // By the digest the page for a failure names it to visitors.
  return [stack ?? `${type}: ${message}`, code && `code: ${code}`, digest && `digest: ${digest}`]
    .filter(Boolean)
    .join('\n')
}

const isPlain = (said: unknown): said is object => typeof said === 'object' && said !== null && !(said instanceof Error)

/** What hangs further down an object is not looked through for what people wrote. */
const flat = (said: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactText(value) : isPrimitive(value) ? value : '[object]',
    ]),
  )

const isPrimitive = (value: unknown) => value === null || !['object', 'function'].includes(typeof value)

/** What ends a line for some who read one, and JSON writes as it is. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029]/g

/** Nobody who asks for something writes a line of their own. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
