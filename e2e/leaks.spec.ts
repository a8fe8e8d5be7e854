/** Drafts, donors, messages, volunteers and accounts leave by no door: marked, and looked for wherever somebody reads. */
import { CALLS_OF, COLLECTIONS, GLOBALS } from '@/lib/cms/access/matrix'
import { CONTENT_TYPES } from '@/lib/content/model'
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { KINDS, type Kind, type Marked, makeMarked } from './support/marked'

let marked: Marked
test.describe.configure({ timeout: 120_000 })
test.beforeAll(async ({ playwright, siteUrl, anonymous, staff }) => {
  marked = await makeMarked({ playwright, siteUrl, anonymous, staff })
})
test.afterAll(async () => marked.remove())

const AT_ONCE = 8

/** Reads addresses. @returns where a word was that is not this reader's, and where the published word was */
async function lookThrough(client: Client, addresses: readonly string[], own: readonly Kind[] = []) {
  const leaks: string[] = []
  const seen: string[] = []
  const rest = [...addresses]
  const read = async () => {
    for (let address = rest.shift(); address; address = rest.shift()) {
      const { status, headers, text } = await client.request('GET', address)
      const answer = `${JSON.stringify(headers)} ${text}`.toLowerCase()
      if (status >= 500 && status !== 503) leaks.push(`${address}: ${status}`)
      for (const kind of KINDS) {
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
function draftAddresses({ projects, news, events, health, subcategories, campaigns }: Marked['ids']): string[] {
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

test('the public sees none of them, wherever it reads', async ({ anonymous, staff }) => {
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

/** Roles, and whose words are their work. */
const OWN = {
  editor: ['draft', 'place'],
  treasurer: ['donor'],
  coordinator: ['message', 'volunteer'],
} as const satisfies Record<string, readonly Kind[]>
/** To where volunteers are assigned, stands in their registrations: what it is called, and nothing else of it. */
const TOLD: Partial<Record<string, readonly Kind[]>> = { coordinator: ['place'] }
const MEMBERS = Object.keys(OWN) as (keyof typeof OWN)[]

/** Screens of the admin that are ours, which ask themselves who may see them, and lists that are. */
const SCREENS = [
  ...['', 'desk', 'giving', 'ledger', 'receipts', 'receipts/statement', 'privacy', 'keys/new'],
  ...['pledges', 'messages', 'volunteer-registrations', 'mails'].map((slug) => `collections/${slug}`),
]

/** Everything that can be read by the CMS's own calls, asked for as deep as it goes, and by the admin's screens. */
function staffAddresses(ids: Marked['ids']): string[] {
  const own = Object.entries(CALLS_OF).flatMap(([slug, calls]) =>
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

for (const role of MEMBERS) {
  test(`the ${role} sees their own, and no others`, async ({ staff }) => {
    const { leaks } = await lookThrough(staff[role], staffAddresses(marked.ids), [...OWN[role], ...(TOLD[role] ?? [])])
    expect(leaks).toEqual([])
    const { text } = await staff[role].request('GET', `/api/${OF_THEIR_WORK[role]}?${ASKED}`)
    expect(text).toContain(marked.words[OWN[role][0]])
  })
}

/** How many records a filter finds, by the list and by the count; null where it may not be asked. */
async function found(client: Client, slug: string, path: string, text: string): Promise<number | null> {
  const where = `where[${path}][like]=${text}`
  const [list, drafts, count] = await Promise.all(
    [`?${where}&limit=1`, `?${where}&draft=true&limit=1`, `/count?${where}`].map((query) =>
      client.request('GET', `/api/${slug}${query}`),
    ),
  )
  const said = [list, drafts, count].map((answer) => {
    expect(answer?.status).toBeLessThan(500)
    return answer?.status === 200 ? (JSON.parse(answer.text) as { totalDocs: number }).totalDocs : null
  })
  return said.every((one) => one === null) ? null : Math.max(...said.map((one) => one ?? 0))
}

/** Paths by which one could guess at what is another's, letter by letter. */
const GUESSES: [slug: string, path: string, kind: Kind][] = [
  ...(['title', 'text', 'detail.title', 'version.title'] as const).map((path): (typeof GUESSES)[number] => [
    'news',
    path,
    'draft',
  ]),
  ['subcategories', 'project.title', 'place'],
  ['volunteer-registrations', 'project.title', 'place'],
  ['volunteer-registrations', 'event.detail.title', 'draft'],
  ['mails', 'recipient', 'donor'],
  ['mails', 'pledge.firstName', 'donor'],
  ['mails', 'receipt.pledge.firstName', 'donor'],
  ['mails', 'message.mailerSubject', 'message'],
  ['mails', 'registration.occupation', 'volunteer'],
  ['mails', 'registration.project.title', 'place'],
  ['pledges', 'firstName', 'donor'],
  ['transactions', 'pledge.firstName', 'donor'],
  ['receipts', 'pledge.firstName', 'donor'],
  ['messages', 'mailerSubject', 'message'],
  ['volunteer-registrations', 'occupation', 'volunteer'],
  ['users', 'email', 'account'],
  ['api-keys', 'name', 'account'],
  ['api-keys', 'account.email', 'account'],
  ['audit-entries', 'who', 'account'],
  ['payload-locked-documents', 'user.email', 'account'],
  ['payload-preferences', 'user.email', 'account'],
]

test('no filter tells what its asker may not read', async ({ staff }) => {
  const told: string[] = []
  const useful = new Set<Kind>()
  for (const [slug, path, kind] of GUESSES) {
    for (const role of MEMBERS) {
      if ((OWN[role] as readonly Kind[]).includes(kind)) continue
      if (await found(staff[role], slug, path, marked.words[kind])) told.push(`${role}: ${slug} by ${path}`)
    }
    if (await found(staff.administrator, slug, path, marked.words[kind])) useful.add(kind)
  }
  expect(told).toEqual([])
  // Whoever may read them finds them so.
  expect([...useful].sort()).toEqual([...KINDS].sort())
})

/** What nobody reads, not even administrators. */
const SECRETS: [slug: string, path: string][] = [
  ...['hash', 'salt', 'password', 'resetPasswordToken', 'sessions.id'].map((path): [string, string] => ['users', path]),
  ...['hash', 'account.hash', 'account.salt', 'account.sessions.id'].map((path): [string, string] => [
    'api-keys',
    path,
  ]),
  ['pledges', 'statusKey'],
  ['transactions', 'pledge.statusKey'],
  ['receipts', 'pledge.statusKey'],
]

test('no filter and no order tells a secret', async ({ staff }) => {
  const idsOf = async (client: Client, address: string) => {
    const { status, text } = await client.request('GET', address)
    expect(status, address).toBeLessThan(500)
    return status === 200 ? (JSON.parse(text) as { docs: { id: number }[] }).docs.map(({ id }) => id) : []
  }
  const told: string[] = []
  for (const [slug, path] of SECRETS) {
    for (const client of [staff.administrator, staff.treasurer]) {
      for (const test of ['[exists]=true', '[like]=a', '[greater_than]=7', '[not_equals]=a']) {
        const query = `/api/${slug}?depth=0&where[${path}]${test}`
        if ((await idsOf(client, query)).length > 0) told.push(query)
      }
      const [up, down] = [`?sort=${path}`, `?sort=-${path}`].map((sort) => `/api/${slug}${sort}&depth=0&limit=50`)
      const [rising, falling] = [await idsOf(client, up as string), await idsOf(client, down as string)]
      if (rising.length > 1 && rising.join() !== falling.join()) told.push(`${up}: ${rising} and ${falling}`)
    }
  }
  expect(told).toEqual([])
})
