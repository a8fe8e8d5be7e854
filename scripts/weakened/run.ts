/**
 * `npm run weakened [-- [--together] [--minutes N] <name>…]`: puts each weakness of the table into a copy of the tree and
 * demands that its test fails. A suite that passes on a weakened site guards nothing. Those that unit and database tests
 * notice are tried two at a time; those that only a browser can see take a build each, or `--together` one for all that
 * change different files, where each is noticed by its own test. `--minutes` tries as many as time suffices for, in an order
 * drawn by TEST_SEED, and names the others. `npm run test:all` tries all of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Dice } from '@/lib/testing/dice'
import { seedOfVersion } from '@/lib/testing/seed'
import { copyTree } from './copy'
import { WEAKNESSES, type Weakness } from './table'
import { kindOf, type Outcome, tryOut } from './trial'

type Trial = readonly Weakness[]

const { values, positionals: names } = parseArgs({
  options: { together: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
})
process.chdir(path.resolve(import.meta.dirname, '../..'))
// The copies have no history to draw a seed from.
process.env.TEST_SEED ??= String(seedOfVersion())

const unknown = names.filter((name) => !WEAKNESSES.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(`There is no weakness of this name: ${unknown.join(', ')}`)
  process.exit(2)
}

const RESULTS = '.test/weakened.json'
/** Copies at work at one time: each keeps a core busy. */
const LANES = 2
/** As many titles as a person reads. */
const NAMED = 3
/** A build, and the tests of all that it was weakened by. */
const BROWSER_MINUTES = 5

const started = performance.now()
const passedMinutes = () => (performance.now() - started) / 60_000
const mostMinutes = Number(values.minutes ?? Number.POSITIVE_INFINITY)

const wanted = shuffled(WEAKNESSES.filter(({ name }) => names.length === 0 || names.includes(name)))
const isOfBrowser = ({ suite }: Weakness) => kindOf(suite) === 'browser'
const inBrowser = wanted.filter(isOfBrowser)
const browserTrials: Trial[] = values.together ? grouped(inBrowser) : inBrowser.map((one) => [one])
const otherTrials: Trial[] = wanted.filter((one) => !isOfBrowser(one)).map((one) => [one])

const noticed: string[] = []
const missed: { name: string; end: string }[] = []

/** In an order that the seed draws, so that what time does not suffice for is another part each time. */
function shuffled(list: readonly Weakness[]): Weakness[] {
  const dice = new Dice(seedOfVersion())
  return list
    .map((one) => ({ one, at: dice.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Groups that share a build: no two of one group change the same file, or are noticed by the same test. */
function grouped(list: readonly Weakness[]): Trial[] {
  const groups: Weakness[][] = []
  const touched = ({ file, also = [] }: Weakness) => [file, ...also.map((change) => change.file)]
  const collide = (a: Weakness, b: Weakness) =>
    touched(a).some((file) => touched(b).includes(file)) || JSON.stringify(a.suite) === JSON.stringify(b.suite)
  for (const one of list) {
    const fitting = groups.find((group) => !group.some((other) => collide(one, other)))
    if (fitting) fitting.push(one)
    else groups.push([one])
  }
  return groups
}

function tell({ weakness: { name }, noticed: wasNoticed, failed, end }: Outcome): void {
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : ''
  const by = `“${failed.slice(0, NAMED).join('”, “')}”${more}`
  console.info(wasNoticed ? `noticed  ${name}: ${by}` : `NOT NOTICED  ${name}\n${end}`)
  if (wasNoticed) noticed.push(name)
  else missed.push({ name, end })
}

/** Takes trials in a copy of its own until there are none, or time is over. */
async function work(trials: Trial[], untilMinutes: number): Promise<void> {
  if (trials.length === 0) return
  const copy = copyTree()
  try {
    while (passedMinutes() < untilMinutes) {
      const trial = trials.shift()
      if (!trial) return
      for (const outcome of await tryOut(copy, trial)) tell(outcome)
    }
  } finally {
    copy.remove()
  }
}

// Those in the browser come last, and two sites at one time would have one port.
const timeForBrowser = Math.min(browserTrials.length * BROWSER_MINUTES, mostMinutes / 2)
await Promise.all(Array.from({ length: LANES }, () => work(otherTrials, mostMinutes - timeForBrowser)))
await work(browserTrials, mostMinutes)

const left = [...otherTrials, ...browserTrials].flat().map(({ name }) => name)
mkdirSync(path.dirname(RESULTS), { recursive: true })
writeFileSync(RESULTS, JSON.stringify({ noticed, missed, left }))
if (left.length > 0) console.info(`Not tried, for time: ${left.join(', ')}`)
console.info(
  missed.length === 0 ? `Each of ${noticed.length} weaknesses was noticed.` : `${missed.length} were not noticed.`,
)
process.exit(missed.length === 0 ? 0 : 1)
