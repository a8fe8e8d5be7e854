import { loggedError, withoutValues } from './logged-error'

type Printer = Pick<Console, 'error' | 'warn'>

/**
 * Has the console print errors as the log keeps them. Next and React print by themselves what a page or a call threw,
 * with all that hangs on it: on a failed query hang its values, which may be a donor's. Called once a process.
 */
export function keepValuesOffConsole(console: Printer = globalThis.console): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    console[method] = (...said: unknown[]) => print(...said.map(printable))
  }
}

function printable(said: unknown): unknown {
  if (typeof said === 'string') return withoutValues(said)
  if (!(said instanceof Error)) return said
  const { type, message, stack, code } = loggedError(said)
  const { digest } = said as { digest?: unknown }
  // By the digest the page for a failure names it to visitors.
  return [stack ?? `${type}: ${message}`, code && `code: ${code}`, digest && `digest: ${digest}`]
    .filter(Boolean)
    .join('\n')
}
