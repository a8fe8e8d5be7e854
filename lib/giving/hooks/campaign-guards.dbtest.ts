import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { checkBalances, readFundTotals } from '@/lib/giving/books/ledger'
import { refundPledge, rejectPledge, undoVerification, verifyPledge } from '@/lib/giving/pledges/commands'
import { enterOpeningBalance } from '@/lib/giving/pledges/opening-balance'
import { giving } from '@/lib/giving/testing'
import { plainDatabase } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { onCommitted } from '@/lib/platform/database/transactions'
import { env } from '@/lib/platform/env/env'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
const { request, pledge, money } = giving(site)

const db = plainDatabase(payload.db)

const store = createSnapshotStore({
  sources: [cmsSource(embeddedSource(async () => payload))],
  onChange: () => {},
  onFailure: (error) => assert.fail(String(error)),
})
onCommitted(() => store.refresh())

const campaign = async (more: object = {}) => {
  const data = { title: 'Boats', currency: 'BDT', goal: 30_000, ...more }
  return (await payload.create({ collection: 'campaigns', data } as never)).id as number
}

/** What visitors see of a campaign. */
const shown = async (id: number) => {
  const { lists } = await store.current()
  const found = lists.donation.records.bn.find(({ Id }) => Id === id)
  return found && { raised: found.raised, promised: found.promised }
}

const verified = async (id: number, amount: number) => {
  const given = await pledge({ campaign: id, amount })
  await verifyPledge(await request(), { pledge: given, transaction: await money({ amount }), by: 'Treasurer' })
  return given
}

const refusedDeletion = (id: number) => assert.rejects(payload.delete({ collection: 'campaigns', id }), { status: 409 })

before(async () => void (await store.current()))

describe('what a campaign shows', () => {
  test('is nothing before its first gift', async () => {
    assert.deepEqual(await shown(await campaign()), { raised: 0, promised: 0 })
  })

  test('follows its gifts, to the minor unit and whatever their purpose', async () => {
    const id = await campaign()
    const open = await pledge({ campaign: id, amount: 120_050, purpose: 'zakat' })
    assert.deepEqual(await shown(id), { raised: 0, promised: 1200.5 })
    const given = await verified(id, 10_010)
    await verifyPledge(await request(), { pledge: open, transaction: await money({ amount: 20_020 }), by: 'Treasurer' })
    assert.deepEqual(await shown(id), { raised: 300.3, promised: 0 })
    await refundPledge(await request(), { pledge: given, by: 'Treasurer', why: 'Sent twice' })
    assert.deepEqual(await shown(id), { raised: 200.2, promised: 0 })
  })

  test('promises that are suspected or given up are not counted', async () => {
    const id = await campaign()
    await pledge({ campaign: id, amount: 5000 }, { suspicion: ['links'] })
    const given = await pledge({ campaign: id, amount: 7000 })
    assert.deepEqual(await shown(id), { raised: 0, promised: 70 })
    await rejectPledge(await request(), { pledge: given, by: 'Treasurer', why: 'No money came' })
    assert.deepEqual(await shown(id), { raised: 0, promised: 0 })
  })

  test('promises of an unusual sum are not counted, nor those whose money was reported long ago', async () => {
    const id = await campaign({ goal: 20_000_000 })
    await pledge({ campaign: id, amount: 10_000_100 })
    assert.deepEqual(await shown(id), { raised: 0, promised: 0 })
    const usual = await pledge({ campaign: id, amount: 10_000_000, trxId: '8N7ALONGAGO' })
    assert.deepEqual(await shown(id), { raised: 0, promised: 100_000 })
    const [before] = await readFundTotals(db).then((funds) => funds.filter((fund) => fund.campaign === id))
    assert.equal(before?.promised, 20_000_100)
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await rawSql(site, sql`UPDATE pledges SET reported_at = ${longAgo} WHERE id = ${usual}`)
    await pledge()
    assert.deepEqual(await shown(id), { raised: 0, promised: 0 })
  })

  test('what is usual and lasting is what the payment settings say, from the moment that they do', async () => {
    const id = await campaign({ goal: 20_000_000 })
    await pledge({ campaign: id, amount: 500_000 })
    const reported = await pledge({ campaign: id, amount: 10_000, trxId: '8N7AREPORTED' })
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
    await rawSql(site, sql`UPDATE pledges SET reported_at = ${twoDaysAgo} WHERE id = ${reported}`)
    assert.deepEqual(await shown(id), { raised: 0, promised: 5100 })
    const settings = (data: object) => payload.updateGlobal({ slug: 'payment', data: data as never })
    await settings({ suggested: { USD: '10', BDT: '100, 400', JPY: '1000' }, expiresAfter: 1 })
    assert.deepEqual(await shown(id), { raised: 0, promised: 0 })
    await settings({ suggested: { USD: '10', BDT: '100, 500', JPY: '1000' }, expiresAfter: 30 })
    assert.deepEqual(await shown(id), { raised: 0, promised: 5100 })
  })

  test('is nothing once it is closed', async () => {
    const id = await campaign()
    await payload.update({ collection: 'campaigns', id, data: { closed: true } })
    assert.equal(await shown(id), undefined)
  })
})

describe('a campaign that has received money', () => {
  test('is not deleted, nor after a refund', async () => {
    const id = await campaign()
    const given = await verified(id, 5000)
    await refusedDeletion(id)
    await refundPledge(await request(), { pledge: given, by: 'Treasurer', why: 'Asked for it' })
    await refusedDeletion(id)
  })

  test('keeps its currency, and may change all else', async () => {
    const id = await campaign()
    await pledge({ campaign: id, amount: 5000 })
    const change = (data: object) => payload.update({ collection: 'campaigns', id, data } as never)
    await assert.rejects(change({ currency: 'USD' }), { status: 409 })
    await change({ currency: 'BDT', goal: 70 })
    assert.equal((await payload.findByID({ collection: 'campaigns', id })).goal, 70)
  })

  test('may change its currency before', async () => {
    const id = await campaign()
    const { currency } = await payload.update({ collection: 'campaigns', id, data: { currency: 'JPY' } })
    assert.equal(currency, 'JPY')
  })
})

test('a campaign that is deleted while its first gift is verified loses no money', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await campaign()
    const given = await pledge({ campaign: id, amount: 5000 })
    const verification = { pledge: given, transaction: await money({ amount: 5000 }), by: 'Treasurer' }
    const [deletion, verifying] = await Promise.allSettled([
      payload.delete({ collection: 'campaigns', id }),
      verifyPledge(await request(), verification),
    ])
    assert.equal(verifying.status, 'fulfilled')
    if (deletion.status === 'rejected') assert.equal((deletion.reason as { status?: number }).status, 409)
    const { docs } = await payload.find({
      collection: 'ledger-entries',
      where: { pledge: { equals: given } },
      depth: 0,
    })
    assert.deepEqual(
      docs.map((entry) => entry.campaign),
      [deletion.status === 'rejected' ? id : null],
    )
  }
  assert.ok((await checkBalances(plainDatabase(payload.db))).every(({ balances }) => balances))
})

test('a campaign that changes its currency or is deleted while somebody gives to it never has a gift in another', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await campaign()
    const change =
      round % 2 === 0
        ? payload.update({ collection: 'campaigns', id, data: { currency: 'USD' } })
        : payload.delete({ collection: 'campaigns', id })
    const [changed, promised] = await Promise.allSettled([change, pledge({ campaign: id, amount: 5000, email: '' })])
    assert.equal(promised.status, 'fulfilled', String((promised as PromiseRejectedResult).reason))
    if (changed.status === 'rejected') assert.equal((changed.reason as { status?: number }).status, 409)
    const { docs } = await payload.find({ collection: 'campaigns', where: { id: { equals: id } }, depth: 0 })
    const gift = await payload.findByID({ collection: 'pledges', id: promised.value, depth: 0 })
    if (gift.campaign) assert.deepEqual([gift.campaign, docs[0]?.currency], [id, 'BDT'])
  }
})

test('gifts of the form go to no campaign of ours while another server’s are shown', async () => {
  const id = await campaign()
  const settings = env()
  const { contentApiUrl } = settings
  settings.contentApiUrl = 'https://content.example.org'
  const elsewhere = await pledge({ campaign: id })
  settings.contentApiUrl = contentApiUrl
  const here = await pledge({ campaign: id })
  const campaignsOf = [elsewhere, here].map(async (given) => {
    const found = await payload.findByID({ collection: 'pledges', id: given, depth: 0 })
    return found.campaign
  })
  assert.deepEqual(await Promise.all(campaignsOf), [null, id])
})

describe('money from before this site', () => {
  const countBefore = async () => ({
    transactions: (await payload.count({ collection: 'transactions', where: { source: { equals: 'before' } } }))
      .totalDocs,
    receipts: (await payload.count({ collection: 'receipts', where: { 'pledge.source': { equals: 'before' } } }))
      .totalDocs,
  })

  test('is counted once, has no receipt, and keeps its campaign, which may be closed', async () => {
    const id = await campaign()
    const req = await createLocalReq({}, payload)
    await enterOpeningBalance(req, { id, currency: 'BDT' }, 2_527_000)
    assert.deepEqual(await shown(id), { raised: 25_270, promised: 0 })
    await assert.rejects(enterOpeningBalance(req, { id, currency: 'BDT' }, 1), { status: 409 })
    assert.deepEqual(await countBefore(), { transactions: 1, receipts: 0 })
    const books = await rawSql(site, 'SELECT * FROM ledger_entries ORDER BY id')
    await assert.rejects(payload.delete({ collection: 'campaigns', id }), {
      status: 409,
      message: /nothing leaves the ledger\. Please close the campaign instead\.$/,
    })
    const { docs, errors } = await payload.delete({ collection: 'campaigns', where: { id: { equals: id } } })
    assert.deepEqual([docs, errors.length, errors[0]?.message.includes('close the campaign')], [[], 1, true])
    assert.deepEqual(await rawSql(site, 'SELECT * FROM ledger_entries ORDER BY id'), books)
    assert.deepEqual(await countBefore(), { transactions: 1, receipts: 0 })
    await payload.update({ collection: 'campaigns', id, data: { closed: true } })
    assert.equal(await shown(id), undefined)
    assert.ok((await checkBalances(db)).every(({ balances }) => balances))
  })
})

test('a campaign keeps its currency for as long as the ledger names it, wherever its gift stands by now', async () => {
  const id = await campaign()
  const given = await verified(id, 5000)
  const back = { pledge: given, by: 'Treasurer', why: 'Another gift’s money' }
  await undoVerification(await request(), back)
  await rawSql(site, sql`UPDATE pledges SET campaign_id = NULL WHERE id = ${given}`)
  const change = payload.update({ collection: 'campaigns', id, data: { currency: 'USD' } })
  await assert.rejects(change, { status: 409 })
})

test('a campaign that projects are counted for is not deleted before they are counted for another, or for none', async () => {
  const id = await campaign()
  await payload.updateGlobal({ slug: 'payment', data: { projects: { health: id } } })
  assert.equal((await store.current()).settings.en.giving.projects.health, id)
  await assert.rejects(payload.delete({ collection: 'campaigns', id }), /named elsewhere.*Health/)
  assert.equal((await store.current()).settings.en.giving.projects.health, id)
  await payload.updateGlobal({ slug: 'payment', data: { projects: { health: null } } })
  await payload.delete({ collection: 'campaigns', id })
  assert.deepEqual((await store.current()).settings.en.giving.projects, {})
})
