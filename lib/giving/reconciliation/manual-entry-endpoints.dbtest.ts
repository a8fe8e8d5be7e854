import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { APIError, createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { giving } from '../testing'

const site = await openTestDatabase()
const { manualEntryEndpoints } = await import('./manual-entry-endpoints')
const { payload } = site
const { pledge, money, pledgeOf, movesOf, empty } = giving(site)
after(() => site.close())
beforeEach(empty)

interface Said {
  reference: string
  pledge: number
  receipt: number | null
  pledges: { id: number; reference: string; donor: string }[]
  errors: { message: string; data?: { fields: Record<string, string> } }[]
}

async function call(path: string, body: unknown): Promise<[number, Said]> {
  const req = await createLocalReq({}, payload)
  const asked = Object.assign(req, { user: staffMember('treasurer'), json: async () => body })
  const { handler } = manualEntryEndpoints.find((endpoint) => endpoint.path === path) ?? {}
  try {
    const answer = await handler?.(asked as never)
    return [answer?.status ?? 0, await answer?.json()]
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return [error.status, { errors: [{ message: error.message }] } as Said]
  }
}

const CASH = { method: 'cash', currency: 'BDT', amount: '500', day: '2026-03-10', trxId: '', key: 'A1B2C3D4' } as const
const GIFT = {
  campaign: null,
  project: null,
  purpose: 'zakat',
  anonymous: false,
  firstName: 'Rahima',
  lastName: 'Begum',
  email: 'rahima@example.org',
  phone: '01711-000000',
  address: '',
  locale: 'bn',
}

const rows = async () => (await payload.count({ collection: 'transactions' })).totalDocs

describe('a gift that is entered', () => {
  test('is verified at once, with its receipt, in the name of who entered it', async () => {
    const [status, { pledge: id, reference, receipt }] = await call('/enter', { ...GIFT, money: CASH })
    const stored = await pledgeOf(id)
    assert.equal(status, 200)
    assert.deepEqual([stored.state, stored.source, stored.purpose], ['verified', 'desk', 'zakat'])
    assert.deepEqual([stored.received, stored.method, stored.reference], [50_000, 'cash', reference])
    assert.ok(receipt)
    assert.deepEqual(await movesOf(id), ['pledged', 'reported', 'verified'])
  })

  test('is stored once, however often its form is sent', async () => {
    await call('/enter', { ...GIFT, money: CASH })
    const [status, { errors }] = await call('/enter', { ...GIFT, money: CASH })
    assert.equal(status, 409)
    assert.match(errors[0]?.message ?? '', /CASHA1B2C3D4 is there already/)
    assert.equal((await payload.count({ collection: 'pledges' })).totalDocs, 1)
  })

  test('takes money that is there, once', async () => {
    const id = await money({ amount: 70_000 })
    const [, first] = await call('/enter', { ...GIFT, money: id })
    assert.equal((await pledgeOf(first.pledge)).received, 70_000)
    const [status, { errors }] = await call('/enter', { ...GIFT, money: id })
    assert.equal(status, 409)
    assert.match(errors[0]?.message ?? '', new RegExp(`belongs to the gift ${first.reference}`))
  })

  test('goes to the campaign that was chosen, or is not stored', async () => {
    const data = { title: 'Boats', currency: 'USD' } as const
    const { id } = await payload.create({ collection: 'campaigns', data })
    const inTaka = await call('/enter', { ...GIFT, campaign: id, money: CASH })
    const inDollars = await call('/enter', { ...GIFT, campaign: id, money: { ...CASH, currency: 'USD' } })
    assert.equal((await pledgeOf(inDollars[1].pledge)).campaign, id)
    const gone = await call('/enter', { ...GIFT, campaign: id + 1000, money: { ...CASH, key: 'E5F6G7H8' } })
    for (const [status, { errors }] of [inTaka, gone]) {
      assert.equal(status, 409)
      assert.match(errors[0]?.message ?? '', /^The chosen campaign is there no more, or takes no BDT\./)
    }
    assert.equal(await rows(), 1)
    await empty()
    await payload.delete({ collection: 'campaigns', id })
  })

  test('goes to the general fund where its project’s campaign takes another currency', async () => {
    const { id } = await payload.create({ collection: 'campaigns', data: { title: 'Boats', currency: 'USD' } })
    await payload.updateGlobal({ slug: 'payment', data: { projects: { health: id } } })
    const [, entered] = await call('/enter', { ...GIFT, project: 'Health', money: CASH })
    assert.equal((await pledgeOf(entered.pledge)).campaign, null)
    await payload.updateGlobal({ slug: 'payment', data: { projects: { health: null } } })
    await payload.delete({ collection: 'campaigns', id })
  })

  test('says what is wrong beside each field, and stores nothing', async () => {
    const wrong = { ...GIFT, firstName: '', lastName: ' ', email: 'x', money: { ...CASH, amount: '0' } }
    const [status, { errors }] = await call('/enter', wrong)
    assert.deepEqual([status, Object.keys(errors[0]?.data?.fields ?? {})], [422, ['amount', 'firstName', 'email']])
    assert.equal(await rows(), 0)
  })

  test('is not stored by a malformed call, which gets 400', async () => {
    assert.equal((await call('/enter', { ...GIFT, money: -1 }))[0], 400)
    assert.equal(await rows(), 0)
  })
})

describe('the gift of some money', () => {
  test('is found by whatever is known of it', async () => {
    const id = await pledge({ trxId: '8N7A6B5C4D', amount: 640_050 })
    await pledge({ firstName: 'Karim', lastName: '', email: 'k@example.org', phone: '+8801811222333', amount: 100 })
    const { reference } = await pledgeOf(id)
    const known = [reference.toLowerCase().replace('-', ' '), 'nusrat', '০১৭১১০০০০০০', '8n7a 6b5c 4d', '6,400.50']
    for (const q of known) {
      const [, { pledges }] = await call('/attach-search', { q })
      assert.deepEqual(
        pledges.map((found) => found.id),
        [id],
        q,
      )
    }
    assert.deepEqual((await call('/attach-search', { q: ' ' }))[1].pledges, [])
    assert.deepEqual((await call('/attach-search', { q: "'; DROP TABLE pledges; --" }))[1].pledges, [])
  })

  test('keeps its donor’s name to itself where the donor wishes so, and open gifts come first', async () => {
    const open = await pledge({ anonymous: true })
    await call('/enter', { ...GIFT, email: 'nusrat@example.org', money: CASH })
    const [, { pledges }] = await call('/attach-search', { q: 'nusrat@example.org' })
    assert.deepEqual(pledges[0] && [pledges[0].id, pledges[0].donor], [open, 'Anonymous'])
    assert.equal(pledges.length, 2)
  })
})

test('gifts are entered for campaigns that are there, by title', async () => {
  const { findCampaignOptions } = await import('./campaign-options')
  const named = async (title: string) =>
    (await payload.create({ collection: 'campaigns', data: { title, currency: 'USD' } })).id
  const [wells, boats] = [await named('Wells'), await named('Boats')]
  assert.deepEqual(await findCampaignOptions(payload, 'en'), {
    campaigns: [
      { id: boats, title: 'Boats', currency: 'USD' },
      { id: wells, title: 'Wells', currency: 'USD' },
    ],
  })
})
