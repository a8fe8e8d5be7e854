/** The progress bars of campaigns: verified money shows on open pages, and nothing else does. */
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'
import { createCampaign, enterPledge } from './support/pledges'

const SECONDS = { timeout: 10_000, intervals: [50] }

test('a verified gift moves the progress bar of an open home page, past the goal as well', async ({ page, staff }) => {
  const { id, title, close } = await createCampaign(staff.administrator, { pages: ['Home'], goal: 300 })
  await openPolling(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  const bar = card.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuetext', '0% of the goal', SECONDS)
  await expect(card.getByText('Raised ৳0')).toBeVisible()

  await enterPledge(staff.treasurer, id, '87.00')
  const written = Date.now()
  await expect(bar).toHaveAttribute('aria-valuetext', '29% of the goal', SECONDS)
  test.info().annotations.push({ type: 'bar moved after, ms', description: String(Date.now() - written) })

  await enterPledge(staff.treasurer, id, '309.50')
  await expect(card.getByText('132%')).toBeVisible(SECONDS)
  await expect(card.getByText('Raised ৳396.50')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await close()
  await expect(card).toHaveCount(0, SECONDS)
})

test('the page of a record shows the totals of its program’s campaign, and follows them', async ({
  page,
  staff,
  making,
}) => {
  const { record } = await making('health', { category: 'Old Home' })
  const { id, title, close } = await createCampaign(staff.administrator, { goal: 500 })
  const { text } = await staff.treasurer.request('GET', '/api/globals/payment?depth=0')
  const { projects } = JSON.parse(text) as { projects: Record<string, number | null> }
  const mapped = async (oldhome: number | null) =>
    staff.treasurer.request('POST', '/api/globals/payment', { json: { projects: { ...projects, oldhome } } })
  expect((await mapped(id)).status).toBe(200)
  await expect
    .poll(async () => (await staff.editor.request('GET', `/health-category-details/${record.Id}`)).text, SECONDS)
    .toContain(title)
  await openPolling(page, `/health-category-details/${record.Id}`)
  const box = page.getByRole('region', { name: 'Raised so far' })
  await expect(box.getByRole('link', { name: title })).toHaveAttribute('href', `/donation-events/${id}`)
  await enterPledge(staff.treasurer, id, '125')
  await expect(box.getByText('৳125')).toBeVisible(SECONDS)
  await close()
  await expect(box.getByText('$25,270')).toBeVisible(SECONDS)
  expect((await mapped(null)).status).toBe(200)
})
