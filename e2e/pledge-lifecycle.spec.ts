/** The life of a pledge by each method: pledged, reported, its bank line imported, verified, receipted, shown. */
import type { Browser, Page } from '@playwright/test'
import type { Queue } from '@/lib/giving/shared/reconciliation-types'
import { MIN_FILL_MS } from '@/lib/intake/spam-score'
import { sampled } from '@/lib/testing/sample'
import type { Sessions } from './support/accounts'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { openPolling } from './support/live-page'
import { createCampaign } from './support/pledges'

const SECONDS = { timeout: 10_000, intervals: [50] }
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka' }).format(new Date(Date.now() - 86_400_000))

interface Way {
  method: string
  /** The spec's number of the method. */
  index: number
  newTrxId: () => string
  /** What the wallet writes, or what stands in the bank's file. */
  arrives: (trxId: string) => { text: string } | { statement: string }
}

const letters = (count: number) => () =>
  `E${Date.now().toString(36)}${Math.random().toString(36).slice(2)}7`.toUpperCase().slice(-count)

const WAYS: Way[] = [
  {
    method: 'bank',
    index: 0,
    newTrxId: letters(12),
    arrives: (trxId) => ({ statement: `Date,Transaction ID,Credit,Details\n${DAY},${trxId},500.50,Gift\n` }),
  },
  {
    method: 'nagad',
    index: 1,
    newTrxId: letters(8),
    arrives: (trxId) => ({
      text: `Money Received. Amount: Tk 500.50 Sender: 01711000000 Ref: N/A TxnID: ${trxId} Balance: Tk 900.00 ${DAY} 14:05`,
    }),
  },
  {
    method: 'bkash',
    index: 2,
    newTrxId: letters(10),
    arrives: (trxId) => ({
      text: `You have received Tk 500.50 from 01711-000000. Fee Tk 0.00. Balance Tk 900.00. TrxID ${trxId} at ${DAY} 14:05`,
    }),
  },
  {
    method: 'upay',
    index: 3,
    newTrxId: letters(10),
    arrives: (trxId) => ({
      text: `Tk. 500.50 has been received from 01711000000. TrxID ${trxId} on ${DAY} 02:05 PM. New balance Tk. 900.00`,
    }),
  },
]

/** A treasurer in a browser of their own. */
async function treasurerAtDesk(browser: Browser, siteUrl: string, sessions: Sessions): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl })
  await sessions.give(context, 'treasurer')
  return context.newPage()
}

async function bringIn(desk: Page, money: ReturnType<Way['arrives']>): Promise<void> {
  await desk.goto('/admin/desk?show=bring')
  const button = (name: string) => desk.getByRole('main').getByRole('button', { name })
  if ('text' in money) {
    await desk.getByRole('textbox').fill(money.text)
    await button('Look at them first').click()
  } else {
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(money.statement) }
    await desk.getByLabel('Statement file (CSV)').setInputFiles(file)
    await button('Read the file').click()
  }
  await button('Bring in 1').click()
  await expect(desk.getByText('1 line was brought in.')).toBeVisible()
}

async function promise(page: Page, { index }: Way, campaign: string): Promise<string> {
  await openPolling(page)
  // A press that comes before the page is alive leads to the form's own page.
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: campaign }) })
  await card.getByRole('link', { name: 'Donate now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="amount"]').fill('500.50')
  await dialog.locator('[name="project"]').selectOption('Education')
  await dialog.locator('[name="firstName"]').fill('Rahima')
  await dialog.locator('[name="email"]').fill('rahima@example.org')
  await dialog.locator(`label:has([name="paymentMethod"][value="${index}"])`).click()
  // What is sent faster than anybody fills it in is suspected of spam, and no campaign counts it.
  await page.waitForTimeout(MIN_FILL_MS)
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your gift of ৳500.50 is promised')
  const reference = await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .textContent()
  return reference?.trim() ?? ''
}

const opened: (() => Promise<void>)[] = []

/** A campaign that is taken off the home page again whatever becomes of the test. */
async function shownOnHome(administrator: Client) {
  const campaign = await createCampaign(administrator, { pages: ['Home'], goal: 1001 })
  opened.push(campaign.close)
  return campaign
}

test.afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

const readReconciliationQueue = async (treasurer: Client): Promise<Queue> =>
  JSON.parse((await treasurer.request('GET', '/api/transactions/queue')).text) as Queue

for (const way of sampled('pledge-methods', WAYS, { size: 1, keyOf: ({ method }) => method })) {
  test(`a pledge by ${way.method} is reported, verified against its bank line, receipted, and shown on the home page`, async ({
    page,
    browser,
    siteUrl,
    sessions,
    staff,
  }) => {
    const campaign = await shownOnHome(staff.administrator)
    const reference = await promise(page, way, campaign.title)
    const trxId = way.newTrxId()
    await page.locator('main [name="transactionId"]').fill(trxId.toLowerCase())
    await page.getByRole('button', { name: 'Give us the transaction ID' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are looking for your money', SECONDS)

    const home = await page.context().newPage()
    await openPolling(home)
    const card = home.getByRole('article').filter({ has: home.getByRole('heading', { name: campaign.title }) })
    await expect(card.getByText('৳500.50 more promised')).toBeVisible(SECONDS)
    const desk = await treasurerAtDesk(browser, siteUrl, sessions)
    await bringIn(desk, way.arrives(trxId))
    await desk.goto('/admin/desk')
    await desk.getByRole('button', { name: `Verify ৳500.50 for ${reference}` }).click()
    await expect(desk.getByText(`৳500.50 are verified for ${reference}.`)).toBeVisible()
    const verified = Date.now()
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50% of the goal', SECONDS)
    test.info().annotations.push({ type: 'bar moved after, ms', description: String(Date.now() - verified) })
    await expect(card.getByText('Raised ৳500.50')).toBeVisible()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/has arrived/, SECONDS)
    const pdf = await page.request.get(`${new URL(page.url()).pathname}/receipt.pdf`)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.getByRole('link', { name: 'See the receipt' }).click()
    await expect(page.getByText('Five hundred taka and fifty paisa only')).toBeVisible()
    await expect(page.getByText(trxId)).toBeVisible()
    expect(
      (await readReconciliationQueue(staff.treasurer)).pairs.some(({ pledge }) => pledge.reference === reference),
    ).toBe(false)
    await desk.context().close()
    await home.close()
  })
}
