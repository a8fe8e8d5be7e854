/** Donors' data are read by treasurers and administrators alone: in the tables, and by every call of theirs. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { APIError, type CollectionSlug, createLocalReq, type Endpoint } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { type Action, ROLES, type Role } from '@/lib/access/rights/roles'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { verifyPledge } from './pledges/commands'
import { giving } from './testing'

const site = await openTestDatabase()
const { payload } = site
const { request, pledge, money } = giving(site)
after(() => site.close())

const COLLECTIONS = [
  ...(['pledges', 'pledge-moves', 'transactions', 'ledger-entries'] as const),
  ...(['receipts', 'receipt-years', 'statement-layouts'] as const),
] satisfies CollectionSlug[]
type Slug = (typeof COLLECTIONS)[number]

/** Nobody, beside the four roles. */
type Person = Role | 'stranger'
const PERSONS: readonly Person[] = [...ROLES, 'stranger']
const userOf = (person: Person) => (person === 'stranger' ? null : staffMember(person))

/** Changes that each table would take. */
const CHANGES = {
  pledges: { firstName: 'Other' },
  'pledge-moves': { why: 'Other' },
  transactions: { sender: 'Other' },
  'ledger-entries': { by: 'Other' },
  receipts: { donorName: 'Other' },
  'receipt-years': { last: 99 },
  'statement-layouts': { columns: {} },
} as const satisfies Record<Slug, object>

before(async () => {
  await verifyPledge(await request(), { pledge: await pledge(), transaction: await money(), by: 'Rafiq' })
  await rawSql(site, `INSERT INTO statement_layouts (method, header, columns) VALUES ('bank', 'h', '{}')`)
})

const rowOf = async (collection: Slug) => {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  assert.ok(docs[0], `There is nothing in ${collection}.`)
  return docs[0] as { id: number }
}

/** Whether something was allowed; throws where it failed for another reason. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      assert.match(String(error), /not allowed/)
      return false
    },
  )
}

describe('tables', () => {
  for (const collection of COLLECTIONS) {
    for (const person of PERSONS) {
      const expected: Action[] = isAllowed(userOf(person), 'gifts', 'read') ? ['read'] : []
      test(`${person} in ${collection}: ${expected.join(', ') || 'nothing'}`, async () => {
        const { id, ...data } = await rowOf(collection)
        const rights = { collection, user: userOf(person), overrideAccess: false, depth: 0 } as const
        const possible: Action[] = []
        if (await succeeds(payload.findByID({ ...rights, id }))) possible.push('read')
        assert.equal(await succeeds(payload.find(rights)), possible.includes('read'))
        assert.equal(await succeeds(payload.count(rights)), possible.includes('read'))
        if (await succeeds(payload.create({ ...rights, data } as never))) possible.push('create')
        if (await succeeds(payload.update({ ...rights, id, data: CHANGES[collection] } as never)))
          possible.push('update')
        if (await succeeds(payload.delete({ ...rights, id }))) possible.push('delete')
        assert.deepEqual(possible, expected)
      })
    }
  }

  test('no list gives out the key of a donor’s page, nor is it searched', async () => {
    const rights = { collection: 'pledges', user: userOf('administrator'), overrideAccess: false } as const
    const { docs } = await payload.find(rights)
    assert.equal(docs.length, 1)
    assert.equal('statusKey' in (docs[0] ?? {}), false)
    const where = { statusKey: { like: 'a' } }
    await assert.rejects(payload.find({ ...rights, where }), /cannot be queried: statusKey/)
  })
})

/** Of a collection that has none but Payload's. */
const PAYLOADS = new Set((payload.collections.faqs.config.endpoints || []).map(({ method, path }) => method + path))
const isOurs = ({ method, path }: Endpoint) => !PAYLOADS.has(method + path)

/** There are no versions of these; and of their rights everybody is told their own. */
const TELLS_NOTHING = /^\/(?:access|versions)/

const callsOf = (collection: Slug): Endpoint[] =>
  (payload.collections[collection].config.endpoints || []).filter(({ path }) => !TELLS_NOTHING.test(path))

/** What the whole site answers below /api that is about pledges. */
const SITE_CALLS = payload.config.endpoints.filter(({ path }) =>
  /gift|pledge|receipt|transaction|ledger|statement|donor/.test(path),
)

/** @returns the status and what is said */
async function ask(endpoint: Endpoint, person: Person, collection?: Slug): Promise<[number, string | undefined]> {
  const id = collection && (await rowOf(collection)).id
  const req = await createLocalReq({}, payload)
  const asked = Object.assign(req, {
    user: userOf(person),
    method: endpoint.method.toUpperCase(),
    url: `http://localhost/api/${collection ?? ''}`,
    headers: new Headers(),
    query: { where: { id: { equals: id } } },
    searchParams: new URLSearchParams(),
    routeParams: { collection, id: String(id) },
    json: async () => ({}),
    data: {},
  })
  try {
    const answer = await endpoint.handler(asked as never)
    const said = answer.ok ? undefined : ((await answer.json()) as { errors?: { message: string }[] })
    return [answer.status, said?.errors?.[0]?.message]
  } catch (error) {
    // Payload answers with such an error's sentence.
    if (error instanceof APIError) return [error.status, error.message]
    throw error
  }
}

async function refusesOthers(endpoint: Endpoint, collection?: Slug): Promise<void> {
  for (const person of ['editor', 'coordinator', 'stranger'] as const) {
    const [status, message] = await ask(endpoint, person, collection)
    assert.ok([401, 403].includes(status), `${person}: ${status}`)
    assert.match(message ?? '', /^[A-Z].{10,}\.$/, person)
  }
  // Or it would refuse them for another reason.
  if (isOurs(endpoint)) assert.ok(![401, 403].includes((await ask(endpoint, 'treasurer', collection))[0]))
}

describe('calls', () => {
  for (const collection of COLLECTIONS) {
    for (const endpoint of callsOf(collection)) {
      test(`${endpoint.method} /api/${collection}${endpoint.path} is refused to all others`, () =>
        refusesOthers(endpoint, collection))
    }
  }
  for (const endpoint of SITE_CALLS) {
    test(`${endpoint.method} /api${endpoint.path} is refused to all others`, () => refusesOthers(endpoint))
  }
})
