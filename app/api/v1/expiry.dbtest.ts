/** Which pages a write has made anew, as the app is asked for it. */
import { expect } from '@/lib/testing/expect'
import { site, test } from '../testing/fixtures'

test('a write expires the pages that show its list, and no others', async ({ making }) => {
  await making('videoGallery')
  await expect
    .poll(() => new Set(site.expiries.flatMap(({ routes }) => routes)))
    .toEqual(new Set(['/gallery', '/[...rest]']))
  expect(site.expiries.filter(({ everything }) => everything)).toEqual([])
})

test('a write to a list that every page shows expires all of them', async ({ making }) => {
  await making('projects')
  await expect.poll(() => site.expiries.some(({ everything }) => everything)).toBe(true)
})
