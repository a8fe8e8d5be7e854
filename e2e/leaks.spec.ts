/**
 * Leaks of unpublished and personal data: canaries are stored and searched for in every response of each role. What filters and
 * orders reveal: app/api/filters.dbtest.ts.
 */
import { COLLECTIONS, GLOBALS, OWN_CALLS } from '@/lib/access/rights/matrix'
import { CONTENT_TYPES } from '@/lib/content/model/model'
import { clientWith, signIn } from './support/accounts'
import {
  CANARY_KINDS,
  type Canaries,
  type CanaryKind,
  STAFF_ROLES,
  storeCanaries,
  VISIBLE_TO,
} from './support/canaries'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'

let marked: Canaries
test.describe.configure({ timeout: 120_000 })
test.beforeAll(async ({ playwright, siteUrl, anonymous, staff }) => {
  const clientOf = async (account: Parameters<typeof signIn>[2]) =>
    clientWith(playwright, siteUrl, await signIn(playwright, siteUrl, account))
  marked = await storeCanaries({ anonymous, staff, clientOf })
})
test.afterAll(async () => marked.remove())

const AT_ONCE = 8

/** Reads addresses. @returns where a word was that is not this reader's, and where the published word was */
async function lookThrough(client: Client, addresses: readonly string[], own: readonly CanaryKind[] = []) {
  const leaks: string[] = []
  const seen: string[] = []
  const rest = [...addresses]
  const read = async () => {
    for (let address = rest.shift(); address; address = rest.shift()) {
      const { status, headers, text } = await client.request('GET', address)
      const answer = `${JSON.stringify(headers)} ${text}`.toLowerCase()
      if (status >= 500 && status !== 503) leaks.push(`${address}: ${status}`)
      for (const kind of CANARY_KINDS) {
        if (!own.includes(kind) && answer.includes(marked.words[kind])) leaks.push(`${address}: ${kind}`)
      }
      if (answer.includes(marked.shown)) seen.push(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  return { leaks, seen }
}

const ASKED = 'draft=true&trash=true&depth=3&limit=0&pagination=false'

/** Addresses of the drafts, as they would be if they were published. */
function draftAddresses({ projects, news, events, health, subcategories, campaigns }: Canaries['ids']): string[] {
  const pages = [
    ...[`/project/${projects}`, `/news-details/${news}`, `/events-details/${events}`],
    ...[`/health-category-details/${health}`, `/project-subcategory-details/${projects}/${subcategories}`],
  ]
  return [
    ...pages.flatMap((page) => [page, `/bn${page}`, `${page}/preview.jpg`, `${page}?draft=true&preview=true`]),
    ...[`/events-details/${events}/calendar.ics`, `/donation-events/${campaigns}`],
    ...CONTENT_TYPES.flatMap((type) =>
      [projects, news, events, health, subcategories].map((id) => `/api/v1/${type}/${id}?draft=true`),
    ),
  ]
}

test('no public response contains a canary of unpublished or personal data', async ({ anonymous, staff }) => {
  const { near, shown, ids } = marked
  const results = `/search/results?q=${near}`
  await expect.poll(async () => (await anonymous.request('GET', results)).text).toContain(shown)
  await expect.poll(async () => (await anonymous.request('GET', '/news')).text).toContain(shown)
  const sitemap = (await anonymous.request('GET', '/sitemap.xml')).text
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(pages.length).toBeGreaterThan(20)
  const { leaks, seen } = await lookThrough(anonymous, [
    ...new Set([...pages, '/', '/bn']),
    ...['/sitemap.xml', '/feed.xml', '/atom.xml', '/feed.json', '/events.ics', '/robots.txt'],
    ...['/bn/feed.xml', '/bn/atom.xml', '/bn/feed.json', '/bn/events.ics'],
    ...['', '/bn'].flatMap((language) => [`${language}${results}`, `${language}/search?q=${near}`]),
    ...CONTENT_TYPES.flatMap((type) => [`/api/v1/${type}`, `/api/v1/${type}?locale=bn&${ASKED}&trash=true`]),
    ...['versions', 'images', 'openapi.json', 'contact', 'pledges', 'volunteer-registrations'].map(
      (call) => `/api/v1/${call}?${ASKED}`,
    ),
    ...Object.keys(COLLECTIONS).map((slug) => `/api/${slug}?${ASKED}`),
    ...draftAddresses(ids),
  ])
  expect(leaks).toEqual([])
  // What is published is seen there: so would they be.
  expect(seen).toEqual(
    expect.arrayContaining(['/news', '/feed.xml', '/feed.json', results, `/search?q=${near}`, '/api/v1/news']),
  )
  await expect(staff.editor.request('GET', `/api/news?${ASKED}`).then(({ text }) => text)).resolves.toContain(
    marked.words.draft,
  )
})

/** Registrations name what a volunteer is assigned to by its title, and show nothing else of it. */
const TOLD: Partial<Record<string, readonly CanaryKind[]>> = { coordinator: ['place'] }

/** Screens of the admin that are ours, which ask themselves who may see them, and lists that are. */
const SCREENS = [
  ...['', 'desk', 'giving', 'ledger', 'receipts', 'receipts/statement', 'privacy', 'keys/new'],
  ...['pledges', 'messages', 'volunteer-registrations', 'mails'].map((slug) => `collections/${slug}`),
]

/** Everything that can be read by the CMS's own calls, asked for as deep as it goes, and by the admin's screens. */
function staffAddresses(ids: Canaries['ids']): string[] {
  const own = Object.entries(OWN_CALLS).flatMap(([slug, calls]) =>
    Object.keys(calls).flatMap((call) => {
      const path = /^get (\/[a-z/-]*)$/.exec(call)?.[1]
      return path ? [`/api/${slug}${path}`] : []
    }),
  )
  return [
    ...Object.keys(COLLECTIONS).flatMap((slug) => [`/api/${slug}?${ASKED}`, `/api/${slug}/versions?${ASKED}`]),
    ...Object.entries(ids).flatMap(([slug, id]) => [
      `/api/${slug}/${id}?${ASKED}`,
      `/api/${slug}/${id}?select[x]=true`,
    ]),
    ...Object.keys(GLOBALS).flatMap((slug) => [
      `/api/globals/${slug}?${ASKED}`,
      `/api/globals/${slug}/versions?depth=3`,
    ]),
    ...own,
    ...['/api/access', '/api/v1/contact'],
    ...SCREENS.map((screen) => `/admin/${screen}`),
    `/admin/receipts/${ids.receipts}`,
    ...(['pledges', 'messages', 'volunteer-registrations', 'news'] as const).map(
      (slug) => `/admin/collections/${slug}/${ids[slug]}`,
    ),
  ]
}

/** Where each finds what is theirs. */
const OF_THEIR_WORK = { editor: 'news', treasurer: 'pledges', coordinator: 'messages' } as const

for (const role of STAFF_ROLES) {
  test(`responses to the ${role} contain canaries of their own work only`, async ({ staff }) => {
    const { leaks } = await lookThrough(staff[role], staffAddresses(marked.ids), [
      ...VISIBLE_TO[role],
      ...(TOLD[role] ?? []),
    ])
    expect(leaks).toEqual([])
    const { text } = await staff[role].request('GET', `/api/${OF_THEIR_WORK[role]}?${ASKED}`)
    expect(text).toContain(marked.words[VISIBLE_TO[role][0]])
  })
}
