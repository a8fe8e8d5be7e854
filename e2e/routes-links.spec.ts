/** Links of all routes: malformed ids, redirects, broken links, broken pictures. */

import { localized } from '@/lib/shared/addresses/localized'
import bangla from '@/lib/shared/i18n/messages/bn.json' with { type: 'json' }
import english from '@/lib/shared/i18n/messages/en.json' with { type: 'json' }
import { sampled } from '@/lib/testing/sample'
import { mapConcurrently } from './support/concurrency'
import { Html } from './support/html'
import { expect, test } from './support/reader'

const BAD_IDS = [
  'abc',
  '-1',
  '0',
  '00',
  '01',
  '+1',
  '1.5',
  '1e9',
  '1,5',
  '0x1',
  '২',
  'null',
  'undefined',
  '999999999',
  '2147483648',
  '99999999999999999999',
  '%00',
  '1%00',
  '1%0a',
  '%20',
  '1%20',
  '1%2F2',
  '..%2F1',
  "1'%20or%20'1'='1",
  '1;drop%20table%20news',
  '%3Cscript%3E',
  '%F0%9F%8C%8A',
]

const ID_ROUTES: [name: string, address: (id: string) => string][] = [
  ['/project/{id}', (id) => `/project/${id}`],
  ['/health-category-details/{id}', (id) => `/health-category-details/${id}`],
  ['/events-details/{id}', (id) => `/events-details/${id}`],
  ['/news-details/{id}', (id) => `/news-details/${id}`],
  ['/donation-events/{id}', (id) => `/donation-events/${id}`],
  ['/project-subcategory-details/{projectId}/1', (id) => `/project-subcategory-details/${id}/1`],
  ['/project-subcategory-details/1/{subcategoryId}', (id) => `/project-subcategory-details/1/${id}`],
]

/** What hangs below them. */
const FURTHER: typeof ID_ROUTES = [
  ['/events-details/{id}/calendar.ics', (id) => `/events-details/${id}/calendar.ics`],
  ['/news/page/{page}', (id) => `/news/page/${id}`],
  ['/projects/page/{page}', (id) => `/projects/page/${id}`],
]

for (const [name, address] of sampled('malformed-ids', [...ID_ROUTES, ...FURTHER], {
  size: 4,
  keyOf: ([name]) => name,
})) {
  test(`${name} with a malformed id gets 404`, async ({ anonymous }) => {
    const asked = BAD_IDS.flatMap((id) => [localized('en', address(id)), localized('bn', address(id))])
    const statuses = await mapConcurrently(asked, async (to) => [to, (await anonymous.request('GET', to)).status])
    expect(statuses).toEqual(asked.map((to) => [to, 404]))
  })
}

const DESIGNED = sampled('not-found-pages', ID_ROUTES, { size: 2, keyOf: ([name]) => name })
for (const [name, address] of DESIGNED) {
  test(`${name} with a malformed id shows the designed not-found page`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    for (const [to, { notFound, shell }] of [
      [address('abc'), english],
      [`/bn${address('99999999999999999999')}`, bangla],
    ] as const) {
      await page.goto(to)
      await expect(page.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: notFound.home })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText(shell.footer.quickLinks)).toBeVisible()
    }
  })
}

test('a subcategory below another project’s address gets 404', async ({ anonymous, reader }) => {
  const { projectSubCategoryDetails: all } = await reader.listsIn('en')
  const [first] = all
  const other = all.find(({ projectId }) => projectId !== first?.projectId)
  const { status } = await anonymous.request(
    'GET',
    `/project-subcategory-details/${other?.projectId}/${first?.projectSubCategoryId}`,
  )
  expect(status).toBe(404)
})

for (const [from, to] of [
  ['/donate-events', '/donation-events'],
  ['/news-details', '/news'],
] as const) {
  for (const locale of ['en', 'bn'] as const) {
    test(`${localized(locale, from)} redirects to ${localized(locale, to)}`, async ({ anonymous }) => {
      const { status, headers } = await anonymous.request('GET', localized(locale, from))
      expect([307, 308]).toContain(status)
      expect(headers.location).toBe(localized(locale, to))
    })
  }
}

test('every page has a title of its own in each language', async ({ reader }) => {
  const pages = await reader.allPages()
  const titles = pages.map(({ html }) => `${html.title} (${html.language})`)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('no page has a broken link', async ({ reader, anonymous }) => {
  const pages = await reader.allPages()
  const from = new Map<string, string>()
  for (const { address, html } of pages) for (const to of html.addresses()) from.set(to, address)
  expect(from.size).toBeGreaterThan(60)
  const broken: [to: string, page: string, why: string][] = []
  await mapConcurrently(from, async ([to, page]) => {
    const { status, headers } = await anonymous.request('GET', to)
    const end = headers.location ? (await anonymous.request('GET', headers.location)).status : status
    if (end >= 400) broken.push([to, page, `${status} ${headers.location ?? ''}`])
  })
  // What another test has deleted since its page was read is no longer linked from it.
  for (const [to, page, why] of broken) {
    const isLinked = async () => new Html((await anonymous.request('GET', page)).text).addresses().includes(to)
    await expect.poll(isLinked, { message: `${to}, from ${page}: ${why}` }).toBe(false)
  }
})

test('every fragment link has its target on its page', async ({ reader }) => {
  for (const { address, html } of await reader.allPages()) {
    const inside = [...html.document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '')
    const missing = inside.filter((to) => to !== '#' && !html.document.getElementById(to.slice(1)))
    expect.soft(missing, address).toEqual([])
    expect.soft(inside, address).not.toContain('#')
  }
})

test('every picture of every page is served in every size and format', async ({ reader, anonymous }) => {
  const pages = await reader.allPages()
  const from = new Map<string, string>()
  for (const { address, html } of pages) for (const picture of html.pictures()) from.set(picture, address)
  expect(from.size).toBeGreaterThan(100)
  const broken: string[] = []
  await mapConcurrently(from, async ([picture, page]) => {
    if (picture.startsWith('data:')) return
    const { status, headers } = await anonymous.request('GET', picture)
    if (status !== 200 || !/^image\//.test(headers['content-type'] ?? ''))
      broken.push(`${picture}, on ${page}: ${status}`)
  })
  expect(broken).toEqual([])
})
