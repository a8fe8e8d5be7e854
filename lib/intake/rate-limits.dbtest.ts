import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, mock, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { concurrently } from '@/lib/platform/event-loop/concurrently'
import { deleteExpiredLimits, RateLimit } from '@/lib/platform/limits/rate-limit'
import {
  countSubmission,
  MAX_ACKNOWLEDGEMENTS,
  mayAcknowledge,
  SUBMISSION_LIMITS,
  TooManySubmissions,
} from './rate-limits'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const rows = () => rawSql(site, 'SELECT key, points FROM limits ORDER BY key')
const HOUR_MS = 3_600_000

/** A day of its own for each test, so that what one used up is another's past. */
let day = Date.parse('2030-01-01')
beforeEach(async () => {
  day += 24 * HOUR_MS
  mock.timers.enable({ apis: ['Date'], now: day })
  await rawSql(site, 'DELETE FROM limits')
})
afterEach(() => mock.timers.reset())

describe('a stored limit', () => {
  const options = { name: 'test', points: 10, duration: 60 }

  test('counts exactly over two instances that are used at once', async () => {
    const both = [new RateLimit(payload, options), new RateLimit(payload, options)]
    let taken = 0
    let refused = 0
    await concurrently(
      Array.from({ length: 40 }, (_, i) => i),
      20,
      (i) =>
        (both[i % 2] as RateLimit).consume('one').then(
          () => taken++,
          () => refused++,
        ),
    )
    assert.deepEqual({ taken, refused }, { taken: 10, refused: 30 })
  })

  test('starts anew when its duration is over, and not before', async () => {
    const limit = new RateLimit(payload, options)
    await limit.consume('one', 4)
    mock.timers.tick(59_000)
    assert.equal((await limit.consume('one')).consumedPoints, 5)
    mock.timers.tick(1000)
    assert.equal((await limit.consume('one')).consumedPoints, 1)
  })

  test('can be read and deleted', async () => {
    const limit = new RateLimit(payload, options)
    assert.equal(await limit.get('one'), null)
    await limit.consume('one', 3)
    const found = await limit.get('one')
    assert.deepEqual([found?.consumedPoints, found?.remainingPoints, found?.msBeforeNext], [3, 7, 60_000])
    assert.equal(await limit.delete('one'), true)
    assert.equal(await limit.delete('one'), false)
  })

  test('is deleted once it has expired', async () => {
    const limit = new RateLimit(payload, options)
    await limit.consume('old')
    mock.timers.tick(30_000)
    await limit.consume('young')
    await deleteExpiredLimits(payload, Date.now() + 30_000)
    assert.deepEqual(
      (await rows()).map(({ key }) => key),
      ['test:young'],
    )
  })
})

describe('submissions', () => {
  const take = async (address: string, hasProof = false) => {
    const { isOverSoftLimit } = await countSubmission(payload, address, async () => hasProof)
    return isOverSoftLimit ? 'needs proof' : 'free'
  }
  const times = async (count: number, address: (i: number) => string) => {
    for (let i = 0; i < count; i++) await take(address(i)).catch(() => undefined)
  }

  test('of one address are free, then need proof of work, then are refused for the hour', async () => {
    const { soft, hard } = SUBMISSION_LIMITS.address
    const answers: string[] = []
    for (let i = 0; i < hard; i++) answers.push(await take('192.0.2.1'))
    assert.deepEqual(answers, [...Array(soft).fill('free'), ...Array(hard - soft).fill('needs proof')])
    mock.timers.tick(HOUR_MS - 30_000)
    await assert.rejects(
      take('192.0.2.1'),
      (error: TooManySubmissions) => error instanceof TooManySubmissions && error.retryAfterSeconds === 30,
    )
    mock.timers.tick(30_000)
    assert.equal(await take('192.0.2.1'), 'free')
  })

  test('of one network count together: IPv4 by /24, IPv6 by /48, where a /64 is one address', async () => {
    await times(SUBMISSION_LIMITS.network.soft, (i) => `192.0.2.${i}`)
    assert.equal(await take('192.0.2.250'), 'needs proof')
    assert.equal(await take('192.0.3.1'), 'free')
    await times(SUBMISSION_LIMITS.address.soft, (i) => `2001:db8:1:1::${i + 1}`)
    assert.equal(await take('2001:DB8:1:1:abcd::'), 'needs proof')
    assert.equal(await take('2001:db8:1:2::1'), 'free')
    await times(SUBMISSION_LIMITS.network.soft, (i) => `2001:db8:1:${i + 16}::1`)
    assert.equal(await take('2001:db8:1:ffff::1'), 'needs proof')
    assert.equal(await take('2001:db8:2::1'), 'free')
  })

  test('of one network are refused at its limit, of another not', async () => {
    await take('192.0.2.1')
    await rawSql(site, sql`UPDATE limits SET points = ${SUBMISSION_LIMITS.network.hard - 1} WHERE key LIKE 'network:%'`)
    assert.equal(await take('192.0.2.250'), 'needs proof')
    await assert.rejects(take('192.0.2.251'), TooManySubmissions)
    assert.equal(await take('198.51.100.1'), 'free')
  })

  test('that are refused use up no other limit, and stored keys name no address', async () => {
    await times(SUBMISSION_LIMITS.address.hard + 100, () => '192.0.2.1')
    const stored = await rows()
    assert.equal(stored.length, 3)
    assert.deepEqual(
      stored.map(({ points }) => Number(points)),
      Array(3).fill(SUBMISSION_LIMITS.address.hard),
    )
    assert.doesNotMatch(JSON.stringify(stored), /192/)
  })

  test('of a flood cost no query once the limit is used up', async () => {
    await take('192.0.2.1')
    await rawSql(
      site,
      sql`UPDATE limits SET points = ${SUBMISSION_LIMITS.everyone.hard - 10} WHERE key = 'everyone:all'`,
    )
    let taken = 0
    const addresses = Array.from({ length: 10_000 }, (_, i) => `10.${i % 50}.${Math.floor(i / 50) % 100}.1`)
    await concurrently(addresses, 10, (address) =>
      take(address).then(
        () => taken++,
        () => undefined,
      ),
    )
    assert.equal(taken, 10)
    // Up to ten were on their way when the last turn was taken; each has its address, its network and everybody.
    assert.ok((await rows()).length <= 3 + 2 * 20, `${(await rows()).length} rows`)
  })

  test('with proof of work pass the limit of everyone, not that of their address', async () => {
    await take('192.0.2.1')
    await rawSql(site, sql`UPDATE limits SET points = ${SUBMISSION_LIMITS.everyone.hard} WHERE key = 'everyone:all'`)
    const refused = (error: unknown) => error instanceof TooManySubmissions && error.solvable
    await assert.rejects(take('198.51.100.1'), refused)
    await assert.rejects(take('198.51.100.2'), refused)
    for (let i = 0; i < SUBMISSION_LIMITS.address.hard; i++) await take('198.51.100.3', true)
    await assert.rejects(
      take('198.51.100.3', true),
      (error: TooManySubmissions) => error instanceof TooManySubmissions && !error.solvable,
    )
    await assert.rejects(take('198.51.100.4'), refused)
  })

  test('fail when the database is away', async () => {
    await rawSql(site, sql`ALTER TABLE limits RENAME TO limits_away`)
    await assert.rejects(take('192.0.2.1'), (error) => !(error instanceof TooManySubmissions))
    await rawSql(site, sql`ALTER TABLE limits_away RENAME TO limits`)
  })
})

test('acknowledgements to one mailbox are limited by the day, however it is written', async () => {
  const answers: boolean[] = []
  for (const email of ['a@b.co', 'A@B.co', ' a+1@b.CO ', 'a+2@b.co', 'c@b.co']) {
    answers.push(await mayAcknowledge(payload, email))
  }
  assert.equal(MAX_ACKNOWLEDGEMENTS, 3)
  assert.deepEqual(answers, [true, true, true, false, true])
})
