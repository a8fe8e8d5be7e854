/**
 * `npm run bench`: benchmarks, each beside its counterpart in the same run, since machines differ.
 * `-- --quick` runs it short, to see that it works; `-- --only speed,weight` takes some of the groups. It says first how long each
 * takes.
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { growth } from './content-growth'
import { type Figure, tableOf } from './figures'
import { freshness } from './freshness'
import { interaction } from './interaction'
import { audits } from './lighthouse-audits'
import { loadGenerator } from './load'
import { memory } from './memory'
import { peers } from './peers'
import { phone } from './phone'
import { polling } from './polling'
import { prerender } from './prerender'
import { canPin, onTermination } from './processes'
import { speed } from './speed'
import { staticPages } from './static-pages'
import { TestBed } from './test-bed'
import { weight } from './weight'

interface Group {
  measure: (testBed: TestBed) => Promise<Figure[]>
  /** How long it takes, on two cores. */
  minutes: number
}

const GROUPS: Record<string, Group> = {
  speed: { measure: speed, minutes: 4 },
  polling: { measure: polling, minutes: 2 },
  freshness: { measure: freshness, minutes: 3 },
  weight: { measure: weight, minutes: 3 },
  phone: { measure: phone, minutes: 20 },
  interaction: { measure: interaction, minutes: 4 },
  prerender: { measure: prerender, minutes: 3 },
  audits: { measure: audits, minutes: 8 },
  peers: { measure: peers, minutes: 4 },
  static: { measure: staticPages, minutes: 4 },
  growth: { measure: growth, minutes: 6 },
  memory: { measure: memory, minutes: 11 },
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? Object.keys(GROUPS)
const unknown = wanted.filter((name) => !Object.hasOwn(GROUPS, name))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. The groups are ${Object.keys(GROUPS).join(', ')}.`)
  process.exit(1)
}

console.info(
  `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, ` +
    `Node ${process.versions.node}; load by ${loadGenerator}, ${canPin ? 'on another core' : 'not pinned to a core'}`,
)
const minutes = wanted.map((name) => GROUPS[name]?.minutes ?? 0)
if (!values.quick) {
  const parts = wanted.map((name, at) => `${name} ${minutes[at]}`).join(', ')
  console.info(`About ${minutes.reduce((sum, each) => sum + each, 0)} minutes: ${parts}.`)
}
const testBed = await TestBed.open({ quick: values.quick })
// A terminated bench stops what it started.
onTermination(() => testBed.close())
for (const name of wanted) {
  try {
    const figures = await GROUPS[name]?.measure(testBed)
    console.info(`\n## ${name}\n\n${tableOf(figures ?? [])}`)
  } catch (error) {
    // The others are measured all the same; the bench itself has failed.
    console.error(`\n## ${name}\n\nnot measured: ${(error as Error).stack}`)
    process.exitCode = 1
  }
}
await testBed.close()
process.exit()
