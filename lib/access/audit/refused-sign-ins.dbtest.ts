import assert from 'node:assert/strict'
import { after, beforeEach, describe, mock, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import {
  countRefusedSignIn,
  MAX_COUNTED_NETWORKS,
  OWN_ENTRIES_PER_HOUR,
  recordRefusedSignIn,
  writeRefusedSignInTotals,
} from './refused-sign-ins'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const HOUR_MS = 60 * 60 * 1000
const NOW = Date.parse('2026-11-22T09:40:00.000Z')
const NEXT = new Date(NOW + HOUR_MS)
const NASIMA = { id: 9, email: 'nasima@example.org' }

// No test runs from one hour into the next.
mock.timers.enable({ apis: ['Date'], now: NOW })
let seen = 0
beforeEach(async () => {
  await rawSql(site, 'DELETE FROM refused_sign_ins')
  seen = Number((await rawSql(site, 'SELECT max(id) AS id FROM audit_entries'))[0]?.id ?? 0)
})

const from = (address: string): Promise<PayloadRequest> =>
  createLocalReq({ req: { headers: new Headers({ 'x-forwarded-for': address }) } }, payload)
const each = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
/** Refusals at addresses that nobody has. */
const strangers = (count: number, addressOf: (n: number) => string) =>
  each(count, async (n) => recordRefusedSignIn(await from(addressOf(n)), 'sign-in-refused', null))

async function lines() {
  const rows = await rawSql(site, sql`SELECT * FROM audit_entries WHERE id > ${seen} ORDER BY id`)
  return rows.map(({ act, actor, network, times }) => ({
    act,
    actor,
    network,
    times: times === null ? null : Number(times),
  }))
}
/** How often lines say that somebody was refused. */
const told = async () => (await lines()).reduce((sum, { times }) => sum + (times ?? 1), 0)

describe('for e-mail addresses without an account', () => {
  test('a network gets one entry, and one with the count once the hour is over', async () => {
    await strangers(50, (n) => `203.0.113.${n}`)
    const line = { act: 'sign-in-refused', actor: null, network: '203.0.113' }
    assert.deepEqual(await lines(), [{ ...line, times: null }])
    assert.equal(await writeRefusedSignInTotals(payload, new Date()), 0)
    assert.equal(await writeRefusedSignInTotals(payload, NEXT), 1)
    assert.deepEqual(await lines(), [
      { ...line, times: null },
      { ...line, times: 49 },
    ])
    assert.equal(await writeRefusedSignInTotals(payload, NEXT), 0)
  })

  test('a single refusal gets a single entry', async () => {
    await strangers(1, () => '203.0.113.1')
    await writeRefusedSignInTotals(payload, NEXT)
    assert.equal((await lines()).length, 1)
  })

  test('refusals from ever new networks are counted in few entries', async () => {
    const tries = MAX_COUNTED_NETWORKS * 4
    for (let n = 0; n < tries; n += 1) await strangers(2, () => `2001:db8:${n.toString(16)}::1`)
    await writeRefusedSignInTotals(payload, NEXT)
    const left = await lines()
    assert.equal(left.length, 2 * (MAX_COUNTED_NETWORKS + 1))
    // The first of the others has a line of its own as well.
    assert.equal(new Set(left.map(({ network }) => network).filter(Boolean)).size, MAX_COUNTED_NETWORKS + 1)
    assert.deepEqual(
      left.filter(({ network }) => network === null).map(({ times }) => times),
      [2 * (tries - MAX_COUNTED_NETWORKS) - 1],
    )
    assert.equal(await told(), tries * 2)
  })

  test('no lock is recorded', async () => {
    await recordRefusedSignIn(await from('203.0.113.1'), 'locked', null)
    assert.deepEqual(
      (await lines()).map(({ act }) => act),
      ['sign-in-refused'],
    )
  })
})

describe('for an account', () => {
  test('as many refusals as attempts get entries of their own, the others share one', async () => {
    await each(30, async () => recordRefusedSignIn(await from('203.0.113.1'), 'sign-in-refused', NASIMA))
    const own = { act: 'sign-in-refused', actor: NASIMA.email, network: '203.0.113' }
    const single = Array.from({ length: OWN_ENTRIES_PER_HOUR.account }, () => ({ ...own, times: null }))
    assert.deepEqual(await lines(), single)
    await writeRefusedSignInTotals(payload, NEXT)
    assert.deepEqual(await lines(), [...single, { ...own, times: 30 - OWN_ENTRIES_PER_HOUR.account }])
  })

  test('what the rate limit refused is counted, with its network unless there are several', async () => {
    await countRefusedSignIn(await from('203.0.113.1'), NASIMA)
    await countRefusedSignIn(await from('203.0.113.2'), NASIMA)
    await countRefusedSignIn(await from('203.0.113.3'), { id: 10, email: 'rafiq@example.org' })
    await countRefusedSignIn(await from('198.51.100.3'), { id: 10, email: 'rafiq@example.org' })
    assert.deepEqual(await lines(), [])
    await writeRefusedSignInTotals(payload, NEXT)
    assert.deepEqual((await lines()).map(({ actor, network, times }) => [actor, network, times]).toSorted(), [
      ['nasima@example.org', '203.0.113', 2],
      ['rafiq@example.org', null, 2],
    ])
  })

  test('its lock is recorded at once, and once an hour', async () => {
    await each(3, async () => recordRefusedSignIn(await from('203.0.113.1'), 'locked', NASIMA))
    assert.deepEqual(
      (await lines()).map(({ act }) => act),
      ['locked'],
    )
    await writeRefusedSignInTotals(payload, NEXT)
    assert.deepEqual(
      (await lines()).map(({ act, times }) => [act, times]),
      [
        ['locked', null],
        ['locked', 2],
      ],
    )
  })

  test('the next hour starts a new count', async () => {
    await each(OWN_ENTRIES_PER_HOUR.account + 1, async () =>
      recordRefusedSignIn(await from('203.0.113.1'), 'sign-in-refused', NASIMA),
    )
    mock.timers.setTime(NEXT.getTime())
    try {
      await recordRefusedSignIn(await from('203.0.113.1'), 'sign-in-refused', NASIMA)
      assert.equal(await writeRefusedSignInTotals(payload, NEXT), 1)
      assert.equal((await rawSql(site, 'SELECT id FROM refused_sign_ins')).length, 1)
      assert.equal(await told(), OWN_ENTRIES_PER_HOUR.account + 2)
    } finally {
      mock.timers.setTime(NOW)
    }
  })
})

test('an entry that cannot be written rolls its count back', async () => {
  const req = await from('203.0.113.1')
  const asked = mock.method(req.headers, 'get', () => {
    if (asked.mock.callCount() > 0) throw new Error('no line')
    return '203.0.113.1'
  })
  await assert.rejects(recordRefusedSignIn(req, 'sign-in-refused', NASIMA), /no line/)
  assert.deepEqual(await lines(), [])
  assert.deepEqual(await rawSql(site, 'SELECT id FROM refused_sign_ins'), [])
})
