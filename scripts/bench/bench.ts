/**
 * `npm run bench`: benchmarks, each beside its counterpart in the same run, since machines differ.
 * `-- --quick` runs it short, to see that it works; `-- --only speed,weight` takes some of the groups.
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { growth } from './content-growth'
import { type Figure, tableOf } from './figures'
import { freshness } from './freshness'
import { lighthouseFigures } from './lighthouse'
import { loadGenerator } from './load'
import { memory } from './memory'
import { peers } from './peers'
import { polling } from './polling'
import { canPin, onTermination } from './processes'
import { speed } from './speed'
import { TestBed } from './test-bed'
import { weight } from './weight'

const GROUPS: Record<string, (testBed: TestBed) => Promise<Figure[]>> = {
  speed,
  polling,
  freshness,
  weight,
  lighthouse: lighthouseFigures,
  peers,
  growth,
  memory,
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
const testBed = await TestBed.open({ quick: values.quick })
// A terminated bench stops what it started.
onTermination(() => testBed.close())
for (const name of wanted) {
  try {
    const figures = await GROUPS[name]?.(testBed)
    console.info(`\n## ${name}\n\n${tableOf(figures ?? [])}`)
  } catch (error) {
    // The others are measured all the same; the bench itself has failed.
    console.error(`\n## ${name}\n\nnot measured: ${(error as Error).stack}`)
    process.exitCode = 1
  }
}
await testBed.close()
process.exit()
