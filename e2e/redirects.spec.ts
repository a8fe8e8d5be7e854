/** Removed records get 404, moved ones redirect: at once, in both languages, under constant requests. */
import { setTimeout as pause } from 'node:timers/promises'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ContentType } from '@/lib/shared/content/types'
import { sampled } from '@/lib/testing/sample'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { type CreatedRecord, createRecord, unique } from './support/records'
import { requestVariants, underRequests } from './support/request-variants'

/** A page that was in the making when it was removed is expired once more a second later. */
const LATEST_EXPIRY_MS = 1500

/** Kinds of records with pages: type, collection, and their addresses below a language. */
const KINDS: [type: ContentType, collection: string, addresses: (made: CreatedRecord) => string[]][] = [
  ['news', 'news', ({ record }) => [paths.newsItem(record.Id)]],
  ['events', 'events', ({ record }) => [paths.event(record.Id), paths.eventCalendar(record.Id)]],
  ['health', 'health', ({ record }) => [paths.health(record.Id)]],
  ['projectSubCategory', 'subcategories', ({ record }) => [paths.subcategory(Number(record.projectId), record.Id)]],
  ['projects', 'projects', ({ record }) => [paths.project(record.Id)]],
]

/** The kinds that are removed in this run. */
const DRAWN = sampled('removed-types', KINDS, { size: 2, keyOf: ([type]) => type })

/** How often, and for how long, it is asked whether a change has arrived. */
const SOON = { intervals: [100], timeout: 10_000 }

const inBoth = (address: string) => [localized('en', address), localized('bn', address)]

/** Makes a record of each kind, and one that belongs to the project. @returns what was made, and all its addresses */
async function makeAll(editor: Client) {
  const made = await Promise.all(DRAWN.map(([type]) => createRecord(editor, type)))
  const projects = made.filter(({ type }) => type === 'projects')
  const children = await Promise.all(
    projects.map(({ record }) => createRecord(editor, 'projectSubCategory', { projectId: record.Id })),
  )
  const own = made.flatMap((one, at) => DRAWN[at]?.[2](one) ?? [])
  const below = children.map(({ record }) => paths.subcategory(Number(record.projectId), record.Id))
  const clear = async () => {
    await Promise.all(DRAWN.map(([, of], at) => editor.request('DELETE', `/api/${of}/${made[at]?.record.Id}`)))
    await Promise.all([...children, ...made].map((one) => one.remove()))
  }
  return { made, addresses: [...own, ...below].flatMap(inBoth), clear }
}

const rest = async (client: Client, method: 'POST' | 'PATCH' | 'DELETE', path: string, json?: object) => {
  const { status, text } = await client.request(method, `/api/${path}`, { json })
  expect(status, text).toBeLessThan(300)
  return (JSON.parse(text) as { doc: { id: number } }).doc
}

/** Takes a record out of sight, each of the two ways. */
const WAYS: ((editor: Client, collection: string, id: number) => Promise<unknown>)[] = [
  (editor, collection, id) => rest(editor, 'DELETE', `${collection}/${id}`),
  (editor, collection, id) => rest(editor, 'PATCH', `${collection}/${id}`, { _status: 'draft' }),
]

test('deleted and unpublished records get 404 under constant requests', async ({ editor, anonymous }) => {
  const sets = await Promise.all(WAYS.map(() => makeAll(editor)))
  const addresses = sets.flatMap((set) => set.addresses)
  const others = async (status: number, asked: string[]) =>
    (await requestVariants(anonymous, asked)).filter((one) => one.status !== status)
  expect(await others(200, addresses)).toEqual([])
  await underRequests(anonymous, addresses, async () => {
    const removals = WAYS.flatMap((remove, way) =>
      DRAWN.map(([, collection], at) => remove(editor, collection, sets[way]?.made[at]?.record.Id ?? 0)),
    )
    await Promise.all(removals)
    const removedAt = Date.now()
    let standing = addresses
    const still = async () => {
      const found = await others(404, standing)
      standing = [...new Set(found.map(({ address }) => address))]
      return found
    }
    await expect.poll(still, SOON).toEqual([])
    await pause(Math.max(0, removedAt + LATEST_EXPIRY_MS - Date.now()))
    expect(await others(404, addresses)).toEqual([])
  })
  await Promise.all(sets.map(({ clear }) => clear()))
})

/** Status and Location of an address. */
const leads = async (client: Client, address: string) => {
  const { status, headers } = await client.request('GET', address)
  return [status, headers.location]
}

test('a redirect keeps language and query, and ends once it is deleted', async ({ editor, anonymous }) => {
  const from = `/${unique('old').replaceAll(' ', '-')}-খবর`
  const { id } = await rest(editor, 'POST', 'redirects', { from: `/bn${from}/`, to: '/News/' })
  try {
    expect(await leads(anonymous, encodeURI(from))).toEqual([308, '/news'])
    expect(await leads(anonymous, encodeURI(`/bn${from}?utm_source=x`))).toEqual([308, '/bn/news?utm_source=x'])
    await rest(editor, 'PATCH', `redirects/${id}`, { to: 'https://example.org/a', permanent: false })
    await expect.poll(() => leads(anonymous, encodeURI(from)), SOON).toEqual([307, 'https://example.org/a'])
  } finally {
    await rest(editor, 'DELETE', `redirects/${id}`)
  }
  await expect.poll(() => leads(anonymous, encodeURI(from)), SOON).toEqual([404, undefined])
})

test('a redirect from a record’s address is refused while the record exists, and works once it is removed', async ({
  editor,
  anonymous,
  making,
}) => {
  const { record, remove } = await making('news')
  const json = { from: paths.newsItem(record.Id), to: paths.news }
  const refused = await editor.request('POST', '/api/redirects', { json })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(String(record.title))])
  await remove()
  await expect.poll(() => leads(anonymous, json.from), SOON).toEqual([404, undefined])
  const { id } = await rest(editor, 'POST', 'redirects', json)
  await expect.poll(() => leads(anonymous, json.from), SOON).toEqual([308, json.to])
  await rest(editor, 'DELETE', `redirects/${id}`)
})

test('only editors read and write redirects', async ({ staff, anonymous }) => {
  const json = { from: '/old', to: '/news' }
  for (const client of [anonymous, staff.treasurer, staff.coordinator]) {
    expect([401, 403]).toContain((await client.request('GET', '/api/redirects')).status)
    expect([401, 403]).toContain((await client.request('POST', '/api/redirects', { json })).status)
  }
  expect((await staff.editor.request('GET', '/api/redirects')).status).toBe(200)
})

test('a subcategory moved to another project redirects by itself, from open pages and old links as well', async ({
  page,
  editor,
  anonymous,
  making,
}) => {
  const [{ record }, { record: other }] = [await making('projectSubCategory'), await making('projects')]
  const from = paths.subcategory(Number(record.projectId), record.Id)
  const to = paths.subcategory(other.Id, record.Id)
  await page.goto(from)
  const project = await page.context().newPage()
  // Its lists stay as they were, as on a page that was left open without a connection.
  await project.route('**/api/v1/**', (route) => route.abort())
  await project.goto(paths.project(Number(record.projectId)))
  await rest(editor, 'PATCH', `subcategories/${record.Id}`, { project: other.Id })
  for (const [old, now] of [from, `/bn${from}`].map((each) => [each, each.replace(from, to)])) {
    await expect.poll(() => leads(anonymous, String(old)), SOON).toEqual([308, now])
  }
  await expect(page).toHaveURL(to)
  await project
    .getByRole('main')
    .getByRole('link', { name: String(record.title) })
    .first()
    .click()
  await expect(project).toHaveURL(to)
  await expect(project.getByRole('heading', { name: String(record.title) }).first()).toBeVisible()
  // Browsers remember the way there for a minute (docs/decisions/016), and these would go round in it.
  await Promise.all([project.close(), page.goto('about:blank')])
  await rest(editor, 'PATCH', `subcategories/${record.Id}`, { project: record.projectId })
  await expect.poll(() => leads(anonymous, from), SOON).toEqual([200, undefined])
  await expect.poll(() => leads(anonymous, to), SOON).toEqual([308, from])
})

test('an open page of a removed record, or of a removed project’s subcategory, shows the not-found page', async ({
  page,
  editor,
  making,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const [news, part] = await Promise.all([making('news'), making('projectSubCategory')])
  const other = await page.context().newPage()
  const projectId = Number(part.record.projectId)
  await Promise.all([
    page.goto(paths.newsItem(news.record.Id)),
    other.goto(paths.subcategory(projectId, part.record.Id)),
  ])
  await expect(other).toHaveTitle(new RegExp(String(part.record.title)))
  await news.remove()
  await rest(editor, 'PATCH', `projects/${projectId}`, { _status: 'draft' })
  for (const open of [page, other]) await expect(open).toHaveTitle(/not found/i, { timeout: 10_000 })
})
