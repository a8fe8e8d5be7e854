/** Words longer than a line, in both scripts, are broken; no page grows wider than its window. */
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'

const LONG = 'প্রতিষ্ঠানবিশ্ববিদ্যালয়মহাবিদ্যালয়সংগঠনকর্মসূচিবাস্তবায়নকারী Donaudampfschifffahrtsgesellschaftskapitänsmützenband'

const PAGES = [
  ['projects', {}, ['/', '/projects'], 'project'],
  ['news', { date: '2026-11-20' }, ['/', '/news'], 'news-details'],
  // Not the newest of the demo's: a small card of the home page.
  ['news', { date: '2026-11-16' }, ['/'], 'news-details'],
  ['events', { status: 'upcoming' }, ['/events'], 'events-details'],
  ['health', {}, [], 'health-category-details'],
  ['donation', {}, [], 'donation-events'],
] as const

const DRAWN = sampled('long-words', PAGES, { size: 2, keyOf: ([type, more]) => `${type} ${Object.values(more)}` })
for (const [type, more, lists, address] of DRAWN) {
  test(`a long word in ${type} ${Object.values(more)} makes no page wider than its window`, async ({
    page,
    making,
  }) => {
    const { record } = await making(type, { ...more, title: LONG, text: LONG.repeat(3) })
    for (const path of [...lists, `/${address}/${record.Id}`]) {
      await page.goto(path)
      await expect(page.getByText(LONG.slice(0, 40)).first()).toBeAttached()
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(tooWide, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
