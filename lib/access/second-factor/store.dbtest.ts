import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { TOTP } from 'otpauth'
import { createLocalReq, type PayloadRequest } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { checkSecondFactor } from './check'
import { newRecoveryCodes } from './recovery-codes'
import { deleteSecondFactor, saveSecondFactor } from './store'
import { newSecret } from './totp'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const ACCOUNT = 7
const secret = newSecret()
const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
const request = (): Promise<PayloadRequest> => createLocalReq({}, payload)
const check = async (code?: string, account = ACCOUNT) => checkSecondFactor(await request(), account, code)

const { codes, entries } = await newRecoveryCodes()

beforeEach(async () => {
  await deleteSecondFactor(await request(), ACCOUNT)
  const step = Math.floor(Date.now() / 30_000) - 2
  await saveSecondFactor(await request(), ACCOUNT, { secret, recovery: entries, step })
})

/** How often each answer came. */
async function answersOf(times: number, code: (at: number) => string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  await Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const answer = await check(code(at))
      answers[answer] = (answers[answer] ?? 0) + 1
    }),
  )
  return answers
}

describe('a code of the app', () => {
  test('is taken once, of fifty that come at once', async () => {
    const code = codeAt(0)
    assert.deepEqual(await answersOf(50, () => code), { right: 1, wrong: 49 })
    assert.equal(await check(code), 'wrong')
  })

  test('is not taken after a later one', async () => {
    assert.equal(await check(codeAt(1)), 'right')
    assert.equal(await check(codeAt(0)), 'wrong')
  })

  test('is nobody else’s', async () => {
    await saveSecondFactor(await request(), 8, { secret: newSecret(), recovery: [], step: 1 })
    assert.equal(await check(codeAt(0), 8), 'wrong')
    assert.equal(await check(codeAt(0)), 'right')
  })

  test('is asked for where none came', async () => {
    assert.equal(await check(), 'missing')
    assert.equal(await check('  '), 'missing')
    assert.equal(await check('12345'), 'wrong')
  })

  test('is not asked for where there is no second factor', async () => {
    await deleteSecondFactor(await request(), ACCOUNT)
    assert.equal(await check(codeAt(0)), 'none')
    assert.equal(await check(), 'none')
  })
})

describe('a recovery code', () => {
  test('is taken once, of fifty that come at once, and leaves the others', async () => {
    const [first = '', second = ''] = codes
    assert.deepEqual(await answersOf(50, () => first), { right: 1, wrong: 49 })
    assert.equal(await check(second.toLowerCase().replaceAll('-', ' ')), 'right')
  })

  test('all ten are taken, and none is left', async () => {
    assert.deepEqual(await answersOf(10, (at) => codes[at] ?? ''), { right: 10 })
    assert.deepEqual(await answersOf(10, (at) => codes[at] ?? ''), { wrong: 10 })
  })
})

describe('what is kept', () => {
  test('holds neither the secret nor a code', async () => {
    const [row] = await rawSql(site, `SELECT secret, recovery FROM second_factors WHERE account = ${ACCOUNT}`)
    const kept = JSON.stringify(row)
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      assert.ok(!kept.includes(plain))
    }
  })

  test('opens for its account alone', async () => {
    await saveSecondFactor(await request(), 8, { secret: newSecret(), recovery: [], step: 1 })
    await rawSql(
      site,
      `UPDATE second_factors SET secret = (SELECT secret FROM second_factors WHERE account = 7) WHERE account = 8`,
    )
    assert.equal(await check(codeAt(0), 8), 'unreadable')
  })

  test('is known by its recovery codes alone where the site’s secret was changed', async () => {
    await rawSql(site, `UPDATE second_factors SET secret = 'closed with another secret' WHERE account = ${ACCOUNT}`)
    assert.equal(await check(codeAt(0)), 'unreadable')
    assert.equal(await check(), 'missing')
    assert.equal(await check(codes[0]), 'right')
    const step = Math.floor(Date.now() / 30_000) - 1
    assert.ok(await saveSecondFactor(await request(), ACCOUNT, { secret, recovery: entries, step }))
    assert.equal(await check(codeAt(0)), 'right')
  })
})
