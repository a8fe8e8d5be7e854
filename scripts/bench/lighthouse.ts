/** Lighthouse's figures with its default mobile emulation: of the home page, and of all pages. */
import lighthouse from 'lighthouse'
import { freePort } from '../../e2e/support/started-sites'
import { withBrowser } from './browser'
import { bounded, type Figure, type Goal } from './figures'
import { auditFigures } from './lighthouse-audits'
import { median } from './statistics'
import type { TestBed } from './test-bed'

type Measured = Record<string, number>

const SCORES: [name: string, category: string, atLeast: number][] = [
  ['performance', 'performance', 98],
  ['accessibility', 'accessibility', 100],
  ['best practices', 'best-practices', 100],
  ['SEO', 'seo', 100],
]

const TIMES: [name: string, audit: string, unit: string, atMost: number][] = [
  ['LCP', 'largest-contentful-paint', 's', 1.5],
  ['TBT', 'total-blocking-time', 'ms', 100],
  ['CLS', 'cumulative-layout-shift', '', 0.02],
]

/** Lighthouse's measure of the machine's speed; on a busy machine TBT and LCP are worse. */
const MACHINE = 'benchmark-index'

export async function lighthouseFigures(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  const measured = await lighthouseOf(url, testBed.options.quick ? 1 : 5)
  const machine = `machine's benchmark index ${Math.round(measured[MACHINE] ?? 0)}`
  const figure = (name: string, key: string, unit: string, goal: Goal) =>
    bounded({ name: `Lighthouse, mobile: ${name}`, value: measured[key] ?? Number.NaN, unit }, goal, machine)
  return [
    ...SCORES.map(([name, category, atLeast]) => figure(name, category, '', { atLeast })),
    ...TIMES.map(([name, audit, unit, atMost]) => figure(name, audit, unit, { atMost })),
    ...(await auditFigures(url, testBed.options.quick)),
  ]
}

/** Medians of several runs: scores of 100, seconds of LCP, milliseconds of TBT. */
export async function lighthouseOf(url: string, runs: number): Promise<Measured> {
  const all: Measured[] = []
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(url))
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((measured) => measured[key] ?? Number.NaN))]),
  )
}

async function runOnce(url: string): Promise<Measured> {
  const port = Number(await freePort())
  const result = await withBrowser(
    () => lighthouse(url, { port, output: 'json', logLevel: 'error' }),
    [`--remote-debugging-port=${port}`],
  )
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits, environment } = result.lhr
  const scores = SCORES.map(([, category]) => [category, Math.round((categories[category]?.score ?? 0) * 100)])
  const times = TIMES.map(([, audit, unit]) => {
    const value = audits[audit]?.numericValue ?? Number.NaN
    return [audit, unit === 's' ? value / 1000 : value]
  })
  return Object.fromEntries([...scores, ...times, [MACHINE, environment.benchmarkIndex]])
}
