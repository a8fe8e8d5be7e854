/** Live updates of the open home page: edits appear by polling once a second, and failures take nothing away. */
import { rounds, sampled } from '@/lib/testing/sample'
import { dataOf } from './support/client'
import { expect, test } from './support/fixtures'
import { openPolling, openWithPausedClock, pollsOf, section, setTabHidden } from './support/live-page'
import { newPicture, somePicture, unique } from './support/records'
import { sampleTags } from './support/sampled-tests'

const SECONDS = { timeout: 10_000, intervals: [50] }

const inPart = sampleTags(
  'home-live-updates',
  [
    'picture as a file',
    'edits in a row',
    'edit in the admin',
    'article',
    'once a second',
    'changed list',
    'hidden tab',
    'failed poll',
    'lost connection',
    'Bangla',
  ] as const,
  4,
)

test('a project’s new title and picture appear on an open page', async ({ page, editor, making }) => {
  const { record } = await making('projects', { page: '' })
  await openPolling(page)
  const grid = section(page, 'Our Projects')
  await expect(grid.getByRole('heading', { name: String(record.title) })).toBeVisible(SECONDS)
  const title = unique('A boat for Gazipur')
  const image = await somePicture(editor, 3)
  dataOf(await editor.put(`projects/${record.Id}`, { title, image1: image }), 200)
  const written = Date.now()
  await expect(grid.getByRole('heading', { name: title })).toBeVisible(SECONDS)
  test.info().annotations.push({ type: 'title seen after, ms', description: String(Date.now() - written) })
  const card = grid
    .locator('article, li')
    .filter({ has: page.locator(`a[href="/project/${record.Id}"]`) })
    .first()
  const base = image.replace('media/', '').replace('.webp', '')
  await expect(card.locator(`img[src*="${base}"]`).first()).toBeAttached(SECONDS)
  await expect(grid.getByRole('heading', { name: String(record.title) })).toHaveCount(0)
})

test(
  'a picture uploaded as a file appears on an open page',
  inPart('picture as a file'),
  async ({ page, editor, making }) => {
    const { record } = await making('projects', { page: '' })
    await openPolling(page)
    const buffer = await newPicture(1200)
    const multipart = { image1: { name: 'new.png', mimeType: 'image/png', buffer } }
    const changed = dataOf(await editor.call('PUT', `projects/${record.Id}`, { multipart }), 200)
    const base = String(changed.image1).replace('media/', '').replace('.webp', '')
    const picture = section(page, 'Our Projects').locator(`img[src*="${base}"]`).first()
    await expect(picture).toBeAttached(SECONDS)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), SECONDS).toBeGreaterThan(0)
  },
)

const EDITS = rounds(50, 12)

test(
  'after many edits in a row, the HTML and an open page show the last one',
  inPart('edits in a row'),
  async ({ page, editor, making }) => {
    test.setTimeout(180_000)
    const { record } = await making('projects', { page: '' })
    await openPolling(page)
    const last = unique('the last of many')
    for (let n = 1; n <= EDITS; n += 1) {
      dataOf(
        await editor.put(`projects/${record.Id}`, { title: n === EDITS ? last : `edit ${n} of ${record.Id}` }),
        200,
      )
      if (n % 5 === 0) await editor.request('GET', '/')
    }
    const written = Date.now()
    const html = async () => (await editor.request('GET', '/')).text
    await expect.poll(html, SECONDS).toContain(last)
    test.info().annotations.push({ type: 'HTML fresh after, ms', description: String(Date.now() - written) })
    await expect(section(page, 'Our Projects').getByRole('heading', { name: last })).toBeVisible(SECONDS)
    expect(await html()).not.toContain(`of ${record.Id}<`)
  },
)

const NEW = [
  ['faq', 'FAQ', { question: 'q', answer: 'a' }],
  ['donation', 'Donation', { title: 't', page: 'Home' }],
  ['news', 'News & Blog', { title: 't', date: new Date().toISOString() }],
] as const
for (const [type, heading, body] of sampled('new-records', NEW, { size: 1, keyOf: ([list]) => list })) {
  test(`a new record of ${type} appears on an open page, and disappears when it is deleted`, async ({
    page,
    editor,
  }) => {
    await openPolling(page)
    const words = unique('fresh')
    const values = { ...body, ['question' in body ? 'question' : 'title']: words }
    const record = dataOf(await editor.post(`${type}/create-${type}`, values), 201)
    const shown = section(page, heading).getByRole('heading', { name: words })
    await expect(shown).toBeVisible(SECONDS)
    dataOf(await editor.delete(`${type}/${record.Id}`), 200)
    await expect(shown).toHaveCount(0, SECONDS)
  })
}

test(
  'an edit in the admin appears on an open page',
  inPart('edit in the admin'),
  async ({ page, browser, siteUrl, sessions, making }) => {
    const { record } = await making('faq')
    await openPolling(page)
    const admin = await browser.newPage({ baseURL: siteUrl })
    await sessions.give(admin.context(), 'administrator')
    await admin.goto(`/admin/collections/faqs/${record.Id}`)
    const question = unique('Asked in the admin')
    await admin.getByLabel(/^Question/).fill(question)
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    const saved = Date.now()
    await expect(section(page, 'FAQ').getByRole('heading', { name: question })).toBeVisible(SECONDS)
    test.info().annotations.push({ type: 'admin edit seen after, ms', description: String(Date.now() - saved) })
    await admin.close()
  },
)

test(
  'an article published in the admin appears on an open page',
  inPart('article'),
  async ({ page, browser, siteUrl, sessions, making }) => {
    const { record } = await making('projects', { page: '' })
    await openPolling(page)
    const admin = await browser.newPage({ baseURL: siteUrl })
    await sessions.give(admin.context(), 'administrator')
    await admin.goto(`/admin/collections/projects/${record.Id}`)
    const title = unique('Published in the admin')
    await admin.locator('#field-title').fill(title)
    await admin
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect(section(page, 'Our Projects').getByRole('heading', { name: title })).toBeVisible(SECONDS)
    await admin.close()
  },
)

test('a tab polls once a second, whatever the number of lists', inPart('once a second'), async ({ page }) => {
  const clock = await openWithPausedClock(page)
  const polls = pollsOf(page)
  await clock.advance(6000)
  const lists = polls.filter((name) => name !== 'versions')
  const ticks = polls.length - lists.length
  expect(ticks).toBeGreaterThanOrEqual(5)
  expect(ticks).toBeLessThanOrEqual(7)
  // A list that an earlier test changed may be fetched, once; none is polled.
  expect(lists.length).toBe(new Set(lists).size)
  expect(lists.length).toBeLessThan(ticks)
})

test(
  'only the changed list is fetched, limited to the records shown',
  inPart('changed list'),
  async ({ page, editor, making }) => {
    const { record } = await making('news', { date: new Date().toISOString() })
    await openPolling(page)
    await expect(section(page, 'News & Blog').getByRole('heading', { name: String(record.title) })).toBeVisible(SECONDS)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const title = unique('changed')
    await editor.patch(`news/${record.Id}`, { title })
    await expect(section(page, 'News & Blog').getByRole('heading', { name: title })).toBeVisible(SECONDS)
    const lists = asked.filter((url) => /\/api\/v1\/(?!versions|images)/.test(url)).map((url) => new URL(url))
    expect(lists.map(({ pathname }) => pathname)).toEqual(['/api/v1/news'])
    expect(lists[0]?.searchParams.get('limit')).toBe('3')
  },
)

test(
  'a hidden tab does not poll, and polls again once visible',
  inPart('hidden tab'),
  async ({ page, editor, making }) => {
    const { record } = await making('faq')
    const clock = await openWithPausedClock(page)
    await setTabHidden(page, true)
    await clock.advance(1500)
    const polls = pollsOf(page)
    await clock.advance(3500)
    expect(polls).toEqual([])
    await clock.resume()
    const question = unique('Meanwhile')
    await editor.put(`faq/${record.Id}`, { question })
    await setTabHidden(page, false)
    await expect(section(page, 'FAQ').getByRole('heading', { name: question })).toBeVisible(SECONDS)
  },
)

const FAILURES: [what: string, answer: { status: number; body: string }][] = [
  ['answers 500', { status: 500, body: '{"error":{"code":"internal","message":"x","fields":{}}}' }],
  ['answers nonsense', { status: 200, body: '<!doctype html>' }],
]
for (const [what, answer] of sampled('poll-failures', FAILURES, { size: 1, keyOf: ([what]) => what })) {
  test(`lists stay when the server ${what}, and recover afterwards`, async ({
    page,
    editor,
    making,
    expectedErrors,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    expectedErrors.push(/^Error fetching \w+ data/, /status of 500/)
    const { record } = await making('projects', { page: '' })
    await openPolling(page)
    const cards = section(page, 'Our Projects').getByRole('heading', { level: 3 })
    await expect(cards.filter({ hasText: String(record.title) })).toBeVisible(SECONDS)
    const shown = await cards.allInnerTexts()
    await page.route('**/api/v1/versions', (route) => route.fulfill(answer))
    for (const name of ['projects', 'slides', 'donation']) {
      await expect.poll(() => said.some((text) => text.startsWith(`Error fetching ${name} data`)), SECONDS).toBe(true)
    }
    expect(await cards.allInnerTexts()).toEqual(shown)
    const note = page.getByRole('status').getByText(/connection was lost/)
    await expect(note).toBeVisible(SECONDS)
    const back = page.getByText('The connection is back.')
    const title = unique('recovered')
    // Shown for some seconds only.
    await Promise.all([expect(back).toBeVisible(SECONDS), page.unroute('**/api/v1/versions')])
    await editor.put(`projects/${record.Id}`, { title })
    await expect(cards.filter({ hasText: title })).toBeVisible(SECONDS)
    await expect(note).toBeHidden(SECONDS)
    await expect(back).toBeHidden(SECONDS)
  })
}

test('a single failed poll shows no message', inPart('failed poll'), async ({ page, expectedErrors }) => {
  expectedErrors.push(/^Error fetching \w+ data/, /status of 500/)
  await openPolling(page)
  let failures = 1
  const polls = pollsOf(page)
  await page.route('**/api/v1/versions', (route) =>
    failures-- > 0 ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await expect.poll(() => polls.length, SECONDS).toBeGreaterThan(3)
  await expect(page.getByText(/connection (was lost|is back)/)).toHaveCount(0)
})

test(
  'lists stay while offline, and polling gets no faster',
  inPart('lost connection'),
  async ({ page, context, expectedErrors }) => {
    // Parts of the page that had not come yet fail as well.
    expectedErrors.push(/^Error fetching /, /ERR_INTERNET_DISCONNECTED/)
    const clock = await openWithPausedClock(page)
    const cards = section(page, 'Our Projects').getByRole('heading', { level: 3 })
    const shown = await cards.allInnerTexts()
    await context.setOffline(true)
    const polls = pollsOf(page)
    await clock.advance(5000)
    expect(polls.length).toBeLessThanOrEqual(6)
    expect(await cards.allInnerTexts()).toEqual(shown)
    const answered = page.waitForResponse('**/api/v1/versions')
    await context.setOffline(false)
    await clock.resume()
    await answered
  },
)

test(
  'an edit in Bangla appears on the Bangla page and not on the English one',
  inPart('Bangla'),
  async ({ page, editor, making }) => {
    const { record } = await making('faq')
    await openPolling(page, '/bn')
    const question = `${unique('')} কত খরচ হয়?`
    dataOf(await editor.put(`faq/${record.Id}?locale=bn`, { question }), 200)
    await expect(page.getByRole('heading', { name: question.trim() })).toBeVisible(SECONDS)
    await openPolling(page, '/')
    await expect(page.getByRole('heading', { name: String(record.question) })).toBeVisible(SECONDS)
  },
)
