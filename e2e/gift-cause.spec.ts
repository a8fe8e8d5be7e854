/** Where a gift goes: from each kind of page to a stored pledge for the cause of that page, on a phone. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { giftsWith, PRIVATE_PAGE } from './support/gifts'

test.use({ viewport: { width: 360, height: 740 } })

/** Pages of the demo, with the project that their category names. */
const PAGES = [
  ['/orphanage', 'Orphanage'],
  ['/quality-life-details', 'Improving Quality Of Life'],
  ['/donate-list', 'Education'],
  ['/donate-details', 'Health'],
  ['/project-subcategory-details/2/5', 'Education'],
  ['/news-details/1', 'Education'],
  ['/events-details/1', 'Health'],
  ['/health-category-details/1', 'Health'],
] as const

const WAYS = PAGES.flatMap(([path, project]) =>
  ['', '/bn'].flatMap((prefix) => [true, false].map((script) => ({ path, project, prefix, script }))),
)

async function give(page: Page, message: string): Promise<void> {
  const form = page.locator('form[action*="pledges"]').filter({ visible: true })
  await form.locator('[name="amount"]').fill('500')
  await form.locator('label:has([name="currency"][value="BDT"])').click()
  await form.locator('[name="firstName"]').fill('রহিমা')
  await form.locator('[name="message"]').fill(message)
  await form.locator('label:has([name="paymentMethod"][value="2"])').click()
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(PRIVATE_PAGE)
}

const BANGLADESHI = { amount: 50_000, currency: 'BDT', method: 'bkash', country: 'Bangladesh' }

for (const { path, project, prefix, script } of sampled('gift-causes', WAYS, {
  size: 3,
  keyOf: (way) => `${way.prefix}${way.path} ${way.script ? 'with' : 'without'} script`,
})) {
  test.describe(() => {
    test.use({ javaScriptEnabled: script })

    test(`a gift from ${prefix}${path} ${script ? 'with' : 'without'} script is for ${project}`, async ({
      page,
      staff,
    }) => {
      const message = `For them ${randomUUID()}`
      await page.goto(`${prefix}${path}`)
      await page.locator('main a[href*="donate-now"], main a[href$="/donate"]').first().click()
      await expect(page.locator('[name="project"]')).toHaveValue(project)
      const isCampaigns = page.url().endsWith('/donate')
      await give(page, message)
      const [pledge, ...others] = await giftsWith(staff.treasurer, message)
      expect(others).toEqual([])
      // Without script a wallet cannot bring its country along; the form of a campaign in taka begins with it.
      const country = script || prefix || isCampaigns ? 'Bangladesh' : ''
      expect(pledge).toMatchObject({ ...BANGLADESHI, project, country })
    })
  })
}

test.describe('of a campaign', () => {
  for (const script of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled: script })

      test(`a gift ${script ? 'with' : 'without'} script is for the campaign that its page shows`, async ({
        page,
        staff,
        making,
      }) => {
        const { record } = await making('donation', { currency: 'BDT', category: 'Orphanage' })
        const message = `For them ${randomUUID()}`
        await page.goto(`/bn/donation-events/${record.Id}`)
        await page.locator(`main [data-record="${record.Id}"]`).filter({ visible: true }).first().click()
        await give(page, message)
        const [pledge] = await giftsWith(staff.treasurer, message)
        expect(pledge).toMatchObject({ ...BANGLADESHI, campaign: record.Id, project: 'Orphanage' })
      })
    })
  }

  test('a campaign of all programs asks for the project, and keeps the gift', async ({ page, staff, making }) => {
    const { record } = await making('donation', { currency: 'BDT', category: 'All programs' })
    const message = `For them ${randomUUID()}`
    await page.goto(`/donation-events/${record.Id}/donate`)
    await expect(page.locator('[name="project"]')).toHaveValue('')
    await page.locator('[name="project"]').selectOption('Environment')
    await give(page, message)
    const [pledge] = await giftsWith(staff.treasurer, message)
    expect(pledge).toMatchObject({ campaign: record.Id, project: 'Environment' })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cause and what was typed survive a change of the cause and an error', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 422/)
    await page.goto('/bn/donate-now/orphanage')
    await page.locator('[name="firstName"]').fill('রহিমা')
    await page.locator('main form button[type="submit"]').click()
    await expect(page.locator('[name="project"]')).toHaveValue('Orphanage')
    await expect(page.locator('[name="firstName"]')).toHaveValue('রহিমা')
    await page.goto('/donate-now/orphanage')
    await page.getByRole('main').getByRole('link', { name: 'Change' }).click()
    await expect(page).toHaveURL('/donate-now')
    await expect(page.locator('[name="project"]')).toHaveValue('')
  })
})
