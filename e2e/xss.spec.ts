/** Hostile texts sent through the API into a browser: into a page without any policy, and into the site's own pages. */
import { ALL_PAYLOADS, FAMILIES } from '@/lib/content/rich-text/hostile/families'
import { nestings } from '@/lib/content/rich-text/hostile/nested-markup'
import { rounds, sampled } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import { type Client, dataOf, errorOf, type WireRecord } from './support/client'
import { expect, test } from './support/fixtures'
import { FULL_TEXT } from './support/full-text'
import { type Batch, batchesOf } from './support/hostile-batches'
import { openHostilePage } from './support/hostile-page'
import { instrumentedContext, suspiciousAddressesOf, vocabularyOf } from './support/instrumented-context'
import { unique } from './support/records'

const TYPE = 'newsCategoryDescription'
/** Next puts it into a page that has come to life, on a slow machine later than the test looks. */
const NEXTS_OWN = ['next-route-announcer', 'next-route-announcer style']
const LANES = 3
const LONGEST_LINE = 300

const SEED = testSeed()
const NESTED = nestings(rounds(300, 40), SEED)
const DRAWN = sampled('xss-texts', ALL_PAYLOADS, { size: 220 })

/** What is sent: the database stores no null character, and a call that holds one is refused. */
const SENT = [...DRAWN, ...NESTED].map((text) => text.replaceAll('\u0000', ''))

/** Short enough for a field of one line, and words at all. */
const LINES = SENT.filter((text) => text.length <= LONGEST_LINE && text.trim() !== '')

test.describe.configure({ timeout: 300_000 })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from this pattern.
test.beforeEach(({}, { annotations }) => {
  console.info(`xss seed ${SEED}`)
  annotations.push({ type: 'seed', description: String(SEED) })
  for (const [family, payloads] of Object.entries(FAMILIES)) {
    annotations.push({ type: family, description: `${payloads.length} payloads` })
  }
})

/** Sends texts into the rich field of a record, and others into its plain ones. @returns what the API gives back of each */
async function sendEach(editor: Client, id: number, batches: readonly Batch[]): Promise<string[]> {
  const texts: string[] = []
  for (const [at, { html, marks }] of batches.entries()) {
    const lines = { title: LINES[(id + 2 * at) % LINES.length], category: LINES[(id + 2 * at + 1) % LINES.length] }
    const record = dataOf(await editor.patch(`${TYPE}/${id}`, { text: html, ...lines }), 200)
    expect(record).toMatchObject(lines)
    const text = String(record.text)
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([])
    texts.push(text)
  }
  return texts
}

test('hostile texts as the API returns them do no harm in a page without a policy', async ({
  editor,
  making,
  page,
  expectedErrors,
}) => {
  // No address leads anywhere in that page.
  expectedErrors.push(/net::ERR_FAILED/)
  expect(new Set(ALL_PAYLOADS).size).toBeGreaterThanOrEqual(2000)
  const batches = batchesOf(SENT, 8)
  expect(batches.flatMap(({ payloads }) => payloads)).toHaveLength(SENT.length)
  const lane = async (at: number) => {
    const { record } = await making(TYPE)
    return sendEach(
      editor,
      record.Id,
      batches.filter((_, index) => index % LANES === at),
    )
  }
  const texts = (await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)))).flat()
  const { offencesOf, foreignRequests, hits } = await openHostilePage(page)
  expect(await offencesOf(texts)).toEqual([])
  expect(foreignRequests()).toEqual([])
  expect(await hits()).toBe(0)
})

test('a text with a null character is refused with the field’s name', async ({ editor, making }) => {
  const { record } = await making(TYPE)
  for (const text of ALL_PAYLOADS.filter((payload) => payload.includes('\u0000')).slice(0, 8)) {
    expect(Object.keys(errorOf(await editor.patch(`${TYPE}/${record.Id}`, { text }), 422).fields)).toEqual(['text'])
  }
})

test('texts of absurd size or nesting are refused with the field’s name, and nothing is changed', async ({
  editor,
  making,
}) => {
  const { record } = await making(TYPE)
  for (const text of ['<blockquote>'.repeat(5000), '<br>'.repeat(25_000), `<p>${'x'.repeat(400_000)}`]) {
    const { fields } = errorOf(await editor.patch(`${TYPE}/${record.Id}`, { text }), 422)
    expect(fields).toEqual({ text: expect.stringMatching(/^This text is .*Please /) })
  }
  expect(dataOf(await editor.get(`${TYPE}/${record.Id}`), 200)).toEqual(record)
})

/** A news item whose page is the text. */
async function published(editor: Client, text: string, title: string): Promise<WireRecord> {
  const image = (await editor.list('imageGallery'))[0]?.image
  const news = dataOf(await editor.post('news/create-news', { title, text: 'Words', image, date: '2001-01-01' }), 201)
  dataOf(await editor.post(`${TYPE}/create-${TYPE}/${news.Id}`, { title, category: 'Words', text }), 201)
  return news
}

test('hostile texts on the site’s pages run nothing, with the policy and without', async ({
  editor,
  browser,
  siteUrl,
}) => {
  const batches = batchesOf(SENT, 60)
  const standard = await published(editor, FULL_TEXT, unique('Full'))
  const waiting: (Batch & { id: number })[] = []
  for (const batch of batches) {
    const title = batch.payloads.find((payload) => payload.length <= LONGEST_LINE && payload.trim() !== '') ?? 'Words'
    waiting.push({ ...batch, id: (await published(editor, batch.html, title)).Id })
  }
  const look = async (withPolicy: boolean) => {
    const { context, incidents, open } = await instrumentedContext(browser, siteUrl, withPolicy)
    const ordinary = await open(`/news-details/${standard.Id}`)
    // Parts of a page are marked one by one as they are laid out; of an ordinary page all marks are known.
    await ordinary.locator('html[data-laid-out]').waitFor({ state: 'attached' })
    const known = new Set([...(await vocabularyOf(ordinary)), ...NEXTS_OWN])
    const wrong: unknown[] = []
    for (const { id, marks } of waiting) {
      const page = await open(`/news-details/${id}`)
      const words = (await page.locator('main p').allTextContents()).join(' ')
      const found = [
        ...marks.filter((mark) => !words.includes(mark)),
        ...(await vocabularyOf(page)).filter((word) => !known.has(word)),
        ...(await suspiciousAddressesOf(page)),
      ]
      if (found.length > 0) wrong.push([id, found])
    }
    await context.close()
    return { wrong, incidents }
  }
  const looks = await Promise.all([look(true), look(false)])
  for (const { Id } of [...waiting.map(({ id }) => ({ Id: id })), standard]) await editor.delete(`news/${Id}`)
  expect(looks).toEqual([
    { wrong: [], incidents: [] },
    { wrong: [], incidents: [] },
  ])
})

test('an injected script is stopped by the policy', async ({ browser, siteUrl }) => {
  const incidentsOf = async (withPolicy: boolean) => {
    const { context, incidents, open } = await instrumentedContext(browser, siteUrl, withPolicy)
    await context.route('**/contact', async (route) => {
      const response = await route.fetch()
      const injected = `<script>hit()</script>${'<img src="/media/none.webp" onerror="hit()">'}</body>`
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) })
    })
    await (await open('/contact')).waitForLoadState()
    await context.close()
    return incidents.map((incident) => incident.split(' ')[1])
  }
  const [heeded, ignored] = [await incidentsOf(true), await incidentsOf(false)]
  expect([heeded.includes('stopped'), heeded.includes('ran')]).toEqual([true, false])
  expect(ignored).toContain('ran')
})
