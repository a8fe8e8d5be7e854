/** Lighthouse's audits of every page in accessibility, best practices and SEO. */
import lighthouse, { type Result } from 'lighthouse'
import { localized } from '@/lib/shared/addresses/localized'
import { addressOf, idsOf, ROUTES, routeOf } from '../../e2e/support/routes'
import { freePort } from '../../e2e/support/started-sites'
import { withBrowser } from './browser'
import { bounded, type Figure } from './figures'
import { listsOf } from './pages'
import type { TestBed } from './test-bed'

const CATEGORIES = [
  ['accessibility', 'accessibility'],
  ['best practices', 'best-practices'],
  ['SEO', 'seo'],
] as const

/** One path of each kind of page, audited in Bangla as well. */
const BANGLA_PATHS = ['/', '/events', '/news-details/{id}', '/donate-now', '/education']

/** Pages that are noindex on purpose. */
const NOINDEX_PATHS = ['/editor']

/** The result of one page in one category. */
interface AuditResult {
  path: string
  category: string
  /** Of 100. */
  score: number
  /** Failed audits, each with its first place. */
  failed: string[]
}

/** The lowest score of all pages in each category; of some pages where it is to be quick. */
export async function audits(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  const { quick } = testBed.options
  const paths = await pathsOf(url)
  const audited = await auditsOf(url, quick ? paths.slice(0, 3) : paths)
  return CATEGORIES.map(([name, category]) => {
    const pages = audited.filter((page) => page.category === category && !(category === 'seo' && isHidden(page)))
    const least = pages.reduce((worst, page) => (page.score < worst.score ? page : worst))
    const where = [least.path, ...least.failed].join(', ')
    return bounded(
      { name: `Lighthouse, mobile: ${name} of the least page`, value: least.score, unit: '' },
      { atLeast: 100 },
      least.score < 100 ? where : `of ${pages.length} pages`,
    )
  })
}

const isHidden = ({ path }: AuditResult) => NOINDEX_PATHS.includes(path)

/** Addresses of all pages in English, and of some in Bangla. */
async function pathsOf(url: string): Promise<string[]> {
  const lists = await listsOf(url)
  return [
    ...ROUTES.map((route) => addressOf(route, idsOf(route, lists))),
    ...BANGLA_PATHS.map(routeOf).map((route) => localized('bn', addressOf(route, idsOf(route, lists)))),
  ]
}

/** Audits pages one after the other. @throws when Lighthouse cannot open one */
async function auditsOf(url: string, paths: readonly string[]): Promise<AuditResult[]> {
  const port = Number(await freePort())
  const onlyCategories = CATEGORIES.map(([, category]) => category)
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const
  return withBrowser(async () => {
    const all: AuditResult[] = []
    for (const path of paths) {
      const result = await lighthouse(url + path, flags)
      if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`)
      const { lhr } = result
      all.push(...onlyCategories.map((category) => ({ path, category, ...resultOf(lhr, category) })))
    }
    return all
  }, [`--remote-debugging-port=${port}`])
}

function resultOf({ categories, audits }: Result, category: string): Pick<AuditResult, 'score' | 'failed'> {
  const { score = 0, auditRefs = [] } = categories[category] ?? {}
  const counting = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id])
  const failed = counting.flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [placeOf(audit)] : []))
  return { score: Math.round((score ?? 0) * 100), failed }
}

function placeOf({ id, details }: Result['audits'][string]): string {
  const [first] = details?.type === 'table' ? details.items : []
  const node = first?.node
  const snippet = node && typeof node === 'object' && 'snippet' in node ? ` (${node.snippet})` : ''
  return id + snippet
}
