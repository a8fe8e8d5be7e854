/** The compressed weight of the first load of every page but the home page and the editor's. */
import { sampled } from '@/lib/testing/sample'
import { KB, measureWeights, type PageWeights } from './support/page-weight'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

/** Of styles only the home page's are promised; all of the site's together are about this. */
const LIMITS = { script: 145 * KB, stylesheet: 19 * KB }

const isHeavy = (weights: PageWeights) => Object.entries(LIMITS).some(([kind, limit]) => (weights[kind] ?? 0) > limit)

const OTHERS = ROUTES.filter(({ path }) => path !== '/' && path !== '/editor')

test('no other page exceeds its limits of scripts and styles', async ({ page, reader }) => {
  test.setTimeout(180_000)
  const heavy: string[] = []
  for (const route of sampled('routes-weight', OTHERS, { size: 3, keyOf: ({ path }) => path })) {
    const address = await reader.addressOf(route)
    const weights = await measureWeights(page, address)
    for (const kind of Object.keys(LIMITS)) expect(weights[kind], `${kind} of ${route.path}`).toBeGreaterThan(0)
    const said = Object.keys(LIMITS).map((kind) => `${kind} ${((weights[kind] ?? 0) / KB).toFixed(1)} KB`)
    test.info().annotations.push({ type: route.path, description: said.join(', ') })
    console.info(`${route.path}: ${said.join(', ')}`)
    if (isHeavy(weights)) heavy.push(`${route.path}: ${said}`)
  }
  expect(heavy).toEqual([])
})
