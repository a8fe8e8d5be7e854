/** Sanitised rich text in a real browser: nothing outside the allow-list is rendered and nothing runs. */
import { expect, test } from '@playwright/test'
import { clean } from '@/lib/content/rich-text/clean'
import { ALL_PAYLOADS } from '@/lib/content/rich-text/hostile/families'
import { nestings } from '@/lib/content/rich-text/hostile/nested-markup'
import { PAYLOADS } from '@/lib/content/rich-text/hostile/payloads'
import { rounds, sampled } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import { openHostilePage } from './support/hostile-page'

test('sanitised hostile texts render no element outside the allow-list, fetch nothing and run nothing', async ({
  page,
}) => {
  const { offencesOf, foreignRequests, hits } = await openHostilePage(page)
  const drawn = sampled('rich-texts', ALL_PAYLOADS, { size: 400 })
  const texts = [...drawn, ...nestings(rounds(600, 100), testSeed()), PAYLOADS.join('')].map(clean)
  expect(await offencesOf(texts)).toEqual([])
  expect(foreignRequests()).toEqual([])
  expect(await hits()).toBe(0)
})

test('the same texts do harm when they are not sanitised', async ({ page }) => {
  const { offencesOf, hits } = await openHostilePage(page)
  const staying = PAYLOADS.filter((text) => !/refresh|<base/.test(text))
  expect((await offencesOf(staying)).length).toBeGreaterThan(staying.length * 0.8)
  expect(await hits()).toBe(1)
})
