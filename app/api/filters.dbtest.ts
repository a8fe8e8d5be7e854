/** Drafts, donors, messages, volunteers and accounts leave by no filter and no order, letter by letter. */
import { signInWith } from '@/e2e/support/accounts'
import { CANARY_KINDS, type CanaryKind, STAFF_ROLES, storeCanaries, VISIBLE_TO } from '@/e2e/support/canaries'
import type { Client } from '@/e2e/support/client'
import { expect } from '@/lib/testing/expect'
import { anonymous, clientWith, site, staff, test } from './testing/fixtures'

/**
 * Payload looks at all paths of a filter at once and waits for the first that it refuses. What becomes of the others is told
 * to the process: Next's server notes it, and tests would fail for it.
 */
const told = process.listeners('unhandledRejection')
process.removeAllListeners('unhandledRejection')
process.on('unhandledRejection', (reason, promise) => {
  if (reason instanceof Error && /paths? cannot be queried/.test(reason.message)) return
  for (const tell of told) tell(reason, promise)
})

const marked = await storeCanaries({
  anonymous,
  staff,
  clientOf: async (account) => ({
    client: clientWith(await signInWith(clientWith({}), account)),
    dispose: async () => undefined,
  }),
})

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
const GUESSES: [slug: string, path: string, kind: CanaryKind][] = [
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
  const useful = new Set<CanaryKind>()
  for (const [slug, path, kind] of GUESSES) {
    for (const role of STAFF_ROLES) {
      if ((VISIBLE_TO[role] as readonly CanaryKind[]).includes(kind)) continue
      if (await found(staff[role], slug, path, marked.words[kind])) told.push(`${role}: ${slug} by ${path}`)
    }
    if (await found(staff.administrator, slug, path, marked.words[kind])) useful.add(kind)
  }
  expect(told).toEqual([])
  // Whoever may read them finds them so.
  expect([...useful].sort()).toEqual([...CANARY_KINDS].sort())
})

/** What nobody reads, not even administrators. */
const SECRETS: [slug: string, path: string][] = [
  ...['hash', 'salt', 'password', 'resetPasswordToken', 'sessions.id', 'sessions__id'].map((path): [string, string] => [
    'users',
    path,
  ]),
  ...['hash', 'account.hash', 'account__hash', 'account__salt', 'account.sessions.id', 'account__sessions.id'].map(
    (path): [string, string] => ['api-keys', path],
  ),
  ['pledges', 'statusKey'],
  ['transactions', 'pledge.statusKey'],
  ['receipts', 'pledge.statusKey'],
  ['receipts', 'pledge__statusKey'],
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

test('no selection, filling in or joining tells one either, be it in the address or in a body', async ({ staff }) => {
  const { administrator } = staff
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
  const queries = [
    ...['select[hash]=true', 'select[account][hash]=true', 'populate[users][hash]=true&depth=2'],
    ...['joins[keys][sort]=account__hash', 'joins[keys][where][account__hash][like]=a'],
    ...['where[account][contains][hash][like]=a', 'where[or][0][and][0][account__hash][like]=a'],
    ...['where={"account__hash":{"like":"a"}}', 'sort=-account__hash', 'sort[0]=name&sort[1]=account__hash'],
  ]
  for (const query of queries) {
    const asked = await administrator.request('GET', `/api/api-keys?${query}`)
    const sent = await administrator.request('POST', '/api/api-keys', { raw: query, headers: form })
    expect([query, asked.status, sent.status]).toEqual([query, 400, 400])
  }
  const json = { locale: 'en&sort=account__hash' }
  const headers = { 'x-payload-http-method-override': 'GET' }
  expect((await administrator.request('POST', '/api/api-keys', { json, headers })).status).toBe(400)
})

test('every field that is hidden from everybody is a secret', async () => {
  const { isSecretPath } = await import('@/lib/access/secret-fields')
  const hidden = site.payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => ('hidden' in field && field.hidden ? [`${slug}.${field.name}`] : [])),
  )
  expect(hidden).toContain('users.hash')
  expect(hidden.filter((path) => !isSecretPath(path))).toEqual([])
})
