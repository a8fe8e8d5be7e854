/** Canaries: unique words in unpublished and personal records, by which a leak is recognised in any response. */
import { randomBytes } from 'node:crypto'
import { expect } from '@/lib/testing/expect'
import { makeApiKey } from './accounts'
import type { Client, Values } from './client'
import { enterPledge } from './pledges'
import { createRecord, somePicture } from './records'

/** What a canary belongs to; `place` is the title of an unpublished project or event to which volunteers are assigned. */
export const CANARY_KINDS = ['draft', 'place', 'donor', 'message', 'volunteer', 'account'] as const
export type CanaryKind = (typeof CANARY_KINDS)[number]

/** Role → the kinds of canaries that it may see. */
export const VISIBLE_TO = {
  editor: ['draft', 'place'],
  treasurer: ['donor'],
  coordinator: ['message', 'volunteer'],
} as const satisfies Record<string, readonly CanaryKind[]>
export const STAFF_ROLES = Object.keys(VISIBLE_TO) as (keyof typeof VISIBLE_TO)[]

/** Collections with drafts. */
const ARTICLES = ['projects', 'news', 'events', 'health', 'subcategories'] as const

export interface Canaries {
  words: Record<CanaryKind, string>
  /** A word for searches, in the drafts and in one published record. */
  near: string
  /** A word in that published record only: where it is found, a draft's canary could be found, too. */
  shown: string
  /** Collection → the Id of a record with a canary. */
  ids: Record<
    (typeof ARTICLES)[number] | 'messages' | 'volunteer-registrations' | 'pledges' | 'receipts' | 'campaigns',
    number
  >
  remove: () => Promise<void>
}

/** A word that no other text contains. */
const newCanary = () => `zq${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`

async function send(client: Client, method: 'POST' | 'PATCH', address: string, json: Values): Promise<number> {
  const { status, text } = await client.request(method, address, { json })
  expect([200, 201], text).toContain(status)
  return (JSON.parse(text) as { doc: { id: number } }).doc.id
}

async function idWith(client: Client, slug: string, field: string, text: string): Promise<number> {
  const answer = await client.request('GET', `/api/${slug}?where[${field}][like]=${text}&depth=0`)
  const { docs } = JSON.parse(answer.text) as { docs: { id: number }[] }
  expect(docs, answer.text.slice(0, 300)).toHaveLength(1)
  return docs[0]?.id as number
}

type Cleanup = (work: () => Promise<unknown>) => void

/** Creates drafts of each collection, a draft change of a published record, and an unpublished record. */
async function makeDrafts(
  author: Client,
  { words: { draft, place }, near }: Pick<Canaries, 'words' | 'near'>,
  later: Cleanup,
) {
  const image = await somePicture(author)
  const title = `${near} ${draft}`
  const ids: Values = {}
  for (const slug of ARTICLES) {
    const json = { title, text: draft, category: draft, _status: 'draft', detail: { title: draft, text: draft } }
    const of = slug === 'subcategories' ? { project: ids.projects } : {}
    const named = slug === 'projects' || slug === 'events' ? { title: `${near} ${place}` } : {}
    const id = await send(author, 'POST', `/api/${slug}?draft=true`, { ...json, ...named, ...of })
    later(() => author.request('DELETE', `/api/${slug}/${id}`))
    ids[slug] = id
  }
  const changed = await createRecord(author, 'news', { image })
  later(changed.remove)
  await send(author, 'PATCH', `/api/news/${changed.record.Id}?draft=true`, { title, text: draft, _status: 'draft' })
  const back = await createRecord(author, 'news', { title, text: draft, image })
  later(() => author.request('DELETE', `/api/news/${back.record.Id}`))
  await send(author, 'PATCH', `/api/news/${back.record.Id}`, { _status: 'draft' })
  return ids as Pick<Canaries['ids'], (typeof ARTICLES)[number]>
}

/** Sends each form through the public API. */
async function sendForms(anonymous: Client, administrator: Client, { message, volunteer, donor }: Canaries['words']) {
  const forms = {
    'contact/create-contact': {
      ...{ mailerName: message, mailAddress: `${message}@example.org`, senderPhone: '01711000000' },
      ...{ mailerSubject: message, mailerMessage: `When is the clinic open? ${message}` },
    },
    'volunteer-registrations': {
      ...{ name: volunteer, email: `${volunteer}@example.org`, phone: '01711000000' },
      ...{ address: volunteer, occupation: volunteer, comment: volunteer },
    },
    pledges: {
      ...{ amount: 5, currency: 'USD', project: 'Health', paymentMethod: 0 },
      ...{ firstName: donor, lastName: donor, email: `${donor}@example.net`, message: donor },
    },
  }
  for (const [call, json] of Object.entries(forms)) {
    const { status, text } = await anonymous.call('POST', call as 'pledges', { json })
    expect(status, text).toBe(201)
  }
  return {
    messages: await idWith(administrator, 'messages', 'mailerSubject', message),
    'volunteer-registrations': await idWith(administrator, 'volunteer-registrations', 'occupation', volunteer),
  }
}

interface Given {
  anonymous: Client
  staff: Record<'administrator' | 'treasurer', Client>
  /** Signs in to an account. @returns a client and what closes it */
  clientOf: (account: { email: string; password: string }) => Promise<{ client: Client; dispose: () => Promise<void> }>
}

/** Creates all records with canaries. The author of the drafts has one as well. */
export async function storeCanaries({ anonymous, staff, clientOf }: Given): Promise<Canaries> {
  const { administrator, treasurer } = staff
  const words = Object.fromEntries(CANARY_KINDS.map((kind) => [kind, newCanary()])) as Canaries['words']
  const [near, shown] = [newCanary(), newCanary()]
  const undo: (() => Promise<unknown>)[] = []
  const later: Cleanup = (work) => undo.unshift(work)

  const account = { email: `${words.account}@example.org`, password: 'river-boats-at-noon-7' }
  const json = { ...account, name: words.account, role: 'editor' }
  const id = await send(administrator, 'POST', '/api/users', json)
  later(() => administrator.request('DELETE', `/api/users/${id}`))
  await makeApiKey(administrator, 'editor', { name: words.account })
  const author = await clientOf(account)
  later(author.dispose)
  const drafts = await makeDrafts(author.client, { words, near }, later)
  const control = await createRecord(author.client, 'news', { title: `${near} ${shown}`, text: shown })
  later(control.remove)

  const people = await sendForms(anonymous, administrator, words)
  const { donor } = words
  const named = { firstName: donor, lastName: donor, address: donor, email: `${donor}@example.org`, anonymous: false }
  const campaigns = await send(administrator, 'POST', '/api/campaigns', { title: shown, currency: 'BDT' })
  later(() => administrator.request('PATCH', `/api/campaigns/${campaigns}`, { json: { closed: true } }))
  const { pledge, receipt } = await enterPledge(treasurer, campaigns, '50', named)
  // A volunteer's assignments refer to drafts: reading them must not show those.
  await send(administrator, 'PATCH', `/api/volunteer-registrations/${people['volunteer-registrations']}`, {
    ...{ project: drafts.projects, event: drafts.events },
  })
  for (const slug of ['messages', 'volunteer-registrations'] as const)
    later(() => administrator.request('DELETE', `/api/${slug}/${people[slug]}`))
  const remove = async () => {
    for (const work of undo) await work()
  }
  return {
    words,
    near,
    shown,
    ids: { ...drafts, ...people, pledges: pledge, receipts: Number(receipt), campaigns },
    remove,
  }
}
