/** A failed test and its report: expected and seen values, place, and the command that runs it alone. */
import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  kind: 'unit test' | 'database test' | 'browser test' | 'suite' | 'mutant'
  /** From the root of the repository. */
  file: string
  line?: number
  /** Titles of its groups and its own; empty for a file or suite that failed as a whole. */
  titles: readonly string[]
  /** The database or the project of the browser tests that it ran on. */
  on?: string
  message: string
  expected?: string
  seen?: string
  /** The command that runs it alone, where it is not a test. */
  alone?: string
  /** Screenshots and traces. */
  evidence?: readonly string[]
}

interface Comparison {
  expected?: string
  seen?: string
}

/** The values that a message of `expect` compares, in one line each. */
export function comparisonIn(message: string): Comparison {
  const line = (name: string) => new RegExp(`^ *${name}[^:\\n]*: *(.*)$`, 'm').exec(message)?.[1]
  const expected = line('Expected')
  const seen = line('Received')
  if (expected !== undefined || seen !== undefined) return { expected, seen }
  // A diff: the lines of one value only.
  if (!/^- Expected/m.test(message)) return {}
  const lines = (sign: string, heading: string) =>
    message
      .split('\n')
      .flatMap((each) => (each.startsWith(sign) && !each.startsWith(heading) ? [each.slice(1).trim()] : []))
      .slice(0, DIFF_LINES)
      .join(' ')
  return { expected: lines('-', '- Expected') || 'less', seen: lines('+', '+ Received') || 'less' }
}

/** The most lines of a diff and of a message that are printed; the rest is in the log. */
const DIFF_LINES = 5
const MESSAGE_LINES = 12
const MAX_LENGTH = 300

const truncated = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text)
const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The command that runs it alone, with the same seed. */
function commandFor({ kind, file, line, titles, on }: Failure): string {
  const given = ['TEST_SEED', 'TEST_WHOLE'].flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]} `] : [],
  )
  const title = titles.at(-1)?.split(' › ').at(-1)
  const which = kind === 'browser test' ? `${file}${line ? `:${line}` : ''}` : file
  const chosen = title ? ` --title ${shellQuoted(title)}` : ''
  return `${given.join('')}npm test -- ${which}${chosen}${on ? ` --on ${on}` : ''}`
}

/** The lines of its report, the most important first. */
export function linesOf(failure: Failure): string[] {
  const { kind, file, line, titles, on, evidence = [] } = failure
  const message = stripVTControlCharacters(failure.message).trim()
  const { expected = failure.expected, seen = failure.seen } = comparisonIn(message)
  const [first = '', ...rest] = message.split('\n')
  const more = rest.filter((each) => each.trim() !== '' && !/^\s+at /.test(each)).slice(0, MESSAGE_LINES)
  return [
    `✗ ${file}${line ? `:${line}` : ''}${titles.map((title) => ` › ${title}`).join('')} (${kind}${on ? `, ${on}` : ''})`,
    ...(expected === undefined ? [] : [`    expected: ${truncated(expected)}`]),
    `    seen:     ${truncated(seen ?? first)}`,
    `    alone:    ${commandFor(failure)}`,
    ...evidence.map((each) =>
      each.endsWith('.zip') ? `    trace:    npx playwright show-trace ${each}` : `    picture:  ${each}`,
    ),
    ...[first, ...more].map((each) => `    | ${truncated(each)}`),
  ]
}
