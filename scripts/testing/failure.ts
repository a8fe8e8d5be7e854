/** One test that failed, as a person needs it: what was expected and seen, where, and the command that runs it alone. */
import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  kind: 'unit test' | 'database test' | 'browser test' | 'suite' | 'mutant'
  /** From the root of the repository. */
  file: string
  line?: number
  /** Titles of its groups and its own; none where it is a file or a suite that failed as a whole. */
  titles: readonly string[]
  /** The database or the project of the browser tests that it ran on. */
  on?: string
  message: string
  expected?: string
  seen?: string
  /** The command that runs it alone, where that is no test's. */
  alone?: string
  /** Files that show it: pictures, traces. */
  evidence?: readonly string[]
}

interface Comparison {
  expected?: string
  seen?: string
}

/** What a message of `expect` compares, in one line each; nothing where it compares nothing. */
export function comparisonIn(message: string): Comparison {
  const line = (name: string) => new RegExp(`^ *${name}[^:\\n]*: *(.*)$`, 'm').exec(message)?.[1]
  const expected = line('Expected')
  const seen = line('Received')
  if (expected !== undefined || seen !== undefined) return { expected, seen }
  // A difference of two values: the lines that one has and the other has not.
  if (!/^- Expected/m.test(message)) return {}
  const lines = (sign: string, heading: string) =>
    message
      .split('\n')
      .flatMap((each) => (each.startsWith(sign) && !each.startsWith(heading) ? [each.slice(1).trim()] : []))
      .slice(0, MOST_LINES)
      .join(' ')
  return { expected: lines('-', '- Expected') || 'less', seen: lines('+', '+ Received') || 'less' }
}

/** Lines of a difference, and of a message, that are read at a glance; the rest is in the log. */
const MOST_LINES = 5
const MESSAGE_LINES = 12
const LONGEST = 300

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The command that runs it and no other, with the seed that drew it. */
function commandAlone({ kind, file, line, titles, on }: Failure): string {
  const given = ['TEST_SEED', 'TEST_WHOLE'].flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]} `] : [],
  )
  const title = titles.at(-1)?.split(' › ').at(-1)
  const which = kind === 'browser test' ? `${file}${line ? `:${line}` : ''}` : file
  const chosen = title ? ` --title ${quoted(title)}` : ''
  return `${given.join('')}npm test -- ${which}${chosen}${on ? ` --on ${on}` : ''}`
}

/** The lines that are printed of it, the most telling first. */
export function linesOf(failure: Failure): string[] {
  const { kind, file, line, titles, on, evidence = [] } = failure
  const message = stripVTControlCharacters(failure.message).trim()
  const { expected = failure.expected, seen = failure.seen } = comparisonIn(message)
  const [first = '', ...rest] = message.split('\n')
  const more = rest.filter((each) => each.trim() !== '' && !/^\s+at /.test(each)).slice(0, MESSAGE_LINES)
  return [
    `✗ ${file}${line ? `:${line}` : ''}${titles.map((title) => ` › ${title}`).join('')} (${kind}${on ? `, ${on}` : ''})`,
    ...(expected === undefined ? [] : [`    expected: ${short(expected)}`]),
    `    seen:     ${short(seen ?? first)}`,
    `    alone:    ${commandAlone(failure)}`,
    ...evidence.map((each) =>
      each.endsWith('.zip') ? `    trace:    npx playwright show-trace ${each}` : `    picture:  ${each}`,
    ),
    ...[first, ...more].map((each) => `    | ${short(each)}`),
  ]
}
