/** Lighthouse's mobile model of every page in both languages, and how long words take on a line of the third generation. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { withPage } from './browser'
import { bounded, type Figure } from './figures'
import { type Measured, medians, openLighthouse } from './lighthouse'
import { pathsOfRoutes } from './pages'
import type { TestBed } from './test-bed'

const RUNS = 5
/** So many of the worst pages of each language are measured as often as the home page. */
const WORST = 3

/** 400 ms there and back, 400 kbit a second. */
const THIRD_GENERATION = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

interface MeasuredPage {
  locale: Locale
  path: string
  runs: Measured[]
}

export async function phone(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  const pages = await measurePages(url, testBed.options.quick)
  const { machine } = medians(pages.flatMap(({ runs }) => runs))
  console.info(`\nThe machine's benchmark index is ${Math.round(machine)}.\n\n${tableOfPages(pages)}`)
  const figures = LOCALES.flatMap((locale) => homeAndWorst(pages, locale, 1).flatMap(figuresOf))
  return [...figures, await wordsOnSlowLine(url, '/'), await wordsOnSlowLine(url, '/bn')]
}

/** Every page once; the home pages and the worst of each language five times. */
async function measurePages(url: string, quick: boolean): Promise<MeasuredPage[]> {
  const all: MeasuredPage[] = (await pathsOfRoutes(url)).map((page) => ({ ...page, runs: [] }))
  const pages = quick ? all.filter(({ path }) => ['/', '/bn'].includes(path)) : all
  await openLighthouse(async (measure) => {
    const again = async (page: MeasuredPage) => page.runs.push(await measure(url + page.path))
    for (const page of pages) await again(page)
    const often = quick ? [] : LOCALES.flatMap((locale) => homeAndWorst(pages, locale, WORST))
    for (const page of often) for (let run = 1; run < RUNS; run += 1) await again(page)
  })
  return pages
}

/** The home page of a language, which comes first of its pages, and the worst of the others. */
function homeAndWorst(pages: readonly MeasuredPage[], locale: Locale, worst: number): MeasuredPage[] {
  const [home, ...others] = pages.filter((page) => page.locale === locale)
  return home ? [home, ...others.toSorted(byPerformance).slice(0, worst)] : []
}

function byPerformance(one: MeasuredPage, other: MeasuredPage): number {
  const [first, second] = [medians(one.runs), medians(other.runs)]
  return first.performance - second.performance || second.tbt - first.tbt
}

function figuresOf({ path, runs }: MeasuredPage): Figure[] {
  const { performance, lcp, tbt, cls } = medians(runs)
  return [
    bounded({ name: `${path}: performance`, value: performance, unit: '' }, { atLeast: 98 }, `${runs.length} runs`),
    bounded({ name: `${path}: LCP`, value: lcp, unit: 's' }, { atMost: 1.5 }),
    bounded({ name: `${path}: TBT`, value: tbt, unit: 'ms' }, { atMost: 100 }),
    bounded({ name: `${path}: CLS`, value: cls, unit: '' }, { atMost: 0.02 }),
  ]
}

function tableOfPages(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ path, runs }) => {
    const { performance, lcp, tbt, cls } = medians(runs)
    const cells = [path, performance, `${lcp.toFixed(2)} s`, `${Math.round(tbt)} ms`, cls.toFixed(3), runs.length]
    return `| ${cells.join(' | ')} |`
  })
  return ['| page | performance | LCP | TBT | CLS | runs |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

/** Seconds until the first words of a page stand there, with an empty cache. */
async function wordsOnSlowLine(url: string, path: string): Promise<Figure> {
  const seconds = await withPage(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', THIRD_GENERATION)
    await page.goto(url + path, { waitUntil: 'commit' })
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return Number(await painted.jsonValue()) / 1000
  })
  const name = `${path}: first words at 400 kbit/s and 400 ms`
  return bounded({ name, value: seconds, unit: 's' }, { atMost: 3 })
}
