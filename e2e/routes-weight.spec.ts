/** What the first load of every other page weighs, compressed, in the production build; the editor's page apart. */
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'
import { KB, load } from './support/weight'

const LIMITS = { script: 145 * KB, stylesheet: 15 * KB }

for (const route of ROUTES.filter(({ path }) => path !== '/' && path !== '/editor')) {
  test(`${route.path} weighs no more than was promised`, async ({ page, reader }) => {
    const weights = await load(page, await reader.addressOf(route))
    const said = Object.entries(weights).map(([kind, bytes]) => `${kind} ${(bytes / KB).toFixed(1)} KB`)
    test.info().annotations.push({ type: 'weight', description: said.join(', ') })
    console.info(`${route.path}: ${said.join(', ')}`)
    expect.soft(weights.script).toBeGreaterThan(0)
    for (const [kind, limit] of Object.entries(LIMITS)) expect.soft(weights[kind] ?? 0, kind).toBeLessThanOrEqual(limit)
  })
}
