/** Lighthouse's figures of a page with its default mobile emulation. */
import lighthouse from 'lighthouse'
import { KB } from '../../e2e/support/page-weight'
import { freePort } from '../../e2e/support/started-sites'
import { withBrowser } from './browser'
import { median } from './statistics'

/** What Lighthouse says of a page. */
export interface Measured {
  /** Of 100. */
  performance: number
  /** Largest contentful paint, in seconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** All that the page loads. */
  kilobytes: number
  /** Lighthouse's measure of the machine's speed; on a busy machine TBT and LCP are worse. */
  machine: number
}

/** Medians of several runs. */
export async function lighthouseOf(url: string, runs: number): Promise<Measured> {
  return openLighthouse(async (measure) => {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(url))
    return medians(measured)
  })
}

export function medians(runs: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(runs.map((run) => run[name]))
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
    machine: of('machine'),
  }
}

/** Opens a browser for Lighthouse; what is measured in it one after the other begins with an empty cache each time. */
export async function openLighthouse<T>(use: (measure: (url: string) => Promise<Measured>) => Promise<T>): Promise<T> {
  const port = Number(await freePort())
  // Lighthouse loses a trace now and then, and asks to be run again (NO_NAVSTART).
  const measure = (url: string) => runOnce(url, port).catch(() => runOnce(url, port))
  return withBrowser(() => use(measure), [`--remote-debugging-port=${port}`])
}

async function runOnce(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    // A first visit: by default Lighthouse keeps what the site has in the local storage, and forgets the files that it tells of.
    clearStorageTypes: [
      'local_storage',
      'indexeddb',
      'service_workers',
      'cache_storage',
      'shader_cache',
      'file_systems',
    ],
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits, environment } = result.lhr
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: numberOf('largest-contentful-paint') / 1000,
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    kilobytes: numberOf('total-byte-weight') / KB,
    machine: environment.benchmarkIndex,
  }
}
