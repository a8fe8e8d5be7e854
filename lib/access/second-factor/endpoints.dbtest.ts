import assert from 'node:assert/strict'
import { after, describe, mock, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { createLocalReq, type PayloadRequest } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import type { Role } from '@/lib/access/rights/roles'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { rememberHashes } from '../sign-in/testing'
import { makeAccount, PASSWORD } from '../testing'
import { checkSecondFactor } from './check'
import { secondFactorEndpoints } from './endpoints'
import type { Enrolment } from './enrolment'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
rememberHashes()

/** Codes of the step before and after are taken: in the middle of one none grows old between its making and its use. */
const STEP_MS = 30_000
mock.timers.enable({ apis: ['Date'], now: Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2 })
after(() => mock.timers.reset())

const HERE = 'the session that asks'

/** An account with two sessions, the first of which asks. */
async function account(role: Role): Promise<number> {
  const { id } = await makeAccount(payload, role)
  const until = new Date(Date.now() + 3_600_000).toISOString()
  for (const [order, session] of [`${HERE} ${id}`, `another of ${id}`].entries()) {
    await rawSql(
      site,
      sql`INSERT INTO users_sessions (_order, _parent_id, id, expires_at) VALUES (${order}, ${id}, ${session}, ${until})`,
    )
  }
  return id
}

const read = (id: number) => payload.findByID({ collection: 'users', id, depth: 0 })

async function request(id: number, more: object = {}): Promise<PayloadRequest> {
  const user = { ...(await read(id)), collection: 'users', _strategy: 'local-jwt', _sid: `${HERE} ${id}`, ...more }
  return createLocalReq({ user: user as never }, payload)
}

/** Calls an endpoint. @returns its status and what it said */
async function call<T = unknown>(req: PayloadRequest, path: string, body: object, id?: number) {
  const endpoint = secondFactorEndpoints.find((each) => each.path === path)
  assert.ok(endpoint, path)
  Object.assign(req, { json: async () => body, routeParams: { id: String(id) } })
  try {
    const answer = await endpoint.handler(req)
    return { status: answer.status, said: (await answer.json()) as T }
  } catch (error) {
    const { status, message } = error as { status: number; message: string }
    return { status, said: { message } as T }
  }
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * STEP_MS })

interface SetUp {
  secret: string
  /** That confirmed it. */
  code: string
  ticket: string
  recoveryCodes: string[]
}

/** Sets up an app. */
async function setUp(id: number, steps = -1): Promise<SetUp> {
  const begun = await call<Enrolment>(await request(id), '/second-factor/begin', { password: PASSWORD })
  assert.equal(begun.status, 200)
  const { secret, ticket } = begun.said
  const body = { ticket, code: codeOf(secret, steps) }
  const confirmed = await call<{ recoveryCodes: string[] }>(await request(id), '/second-factor/confirm', body)
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.said))
  return { secret, ticket, code: body.code, recoveryCodes: confirmed.said.recoveryCodes }
}

async function sessionsOf(id: number): Promise<string[]> {
  const rows = await rawSql(site, sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`)
  return rows.map((row) => String(row.id))
}

async function actsOn(id: number): Promise<string[]> {
  const rows = await rawSql(
    site,
    sql`SELECT act FROM audit_entries WHERE record = ${String(id)} AND act LIKE '%second-factor%' ORDER BY id`,
  )
  return rows.map((row) => String(row.act))
}

describe('setting up', () => {
  test('needs the password, then a code; the account has its app, ten codes, and this session alone', async () => {
    const id = await account('treasurer')
    const { recoveryCodes } = await setUp(id)
    assert.equal(new Set(recoveryCodes).size, 10)
    assert.ok((await read(id)).secondFactorSince)
    assert.deepEqual(await sessionsOf(id), [`${HERE} ${id}`])
    assert.deepEqual(await actsOn(id), ['second-factor-set'])
    assert.equal(await checkSecondFactor(await request(id), id, recoveryCodes[3]), 'right')
  })

  test('the first code is used up with it', async () => {
    const id = await account('editor')
    const { code } = await setUp(id, 0)
    assert.equal(await checkSecondFactor(await request(id), id, code), 'wrong')
  })

  test('of two that confirm at once one has the codes that work', async () => {
    const id = await account('treasurer')
    const { said } = await call<Enrolment>(await request(id), '/second-factor/begin', { password: PASSWORD })
    const body = { ticket: said.ticket, code: codeOf(said.secret) }
    const requests = [await request(id), await request(id)]
    const answers = await Promise.all(requests.map((req) => call(req, '/second-factor/confirm', body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  test('a ticket is good for one set-up: not for the next code, after it nor at once with it', async () => {
    const [id, other] = [await account('treasurer'), await account('editor')]
    const path = '/second-factor/confirm'
    const { recoveryCodes, ticket, secret } = await setUp(id)
    const { status } = await call(await request(id), path, { ticket, code: codeOf(secret, 1) })
    assert.equal(status, 422)
    assert.equal(await checkSecondFactor(await request(id), id, recoveryCodes[0]), 'right')
    const { said } = await call<Enrolment>(await request(other), '/second-factor/begin', { password: PASSWORD })
    const requests = [await request(other), await request(other)]
    const answers = await Promise.all(
      requests.map((req, at) => call(req, path, { ticket: said.ticket, code: codeOf(said.secret, at) })),
    )
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 422])
  })

  test('a ticket that was used is no good for an account that has switched its app off since', async () => {
    const id = await account('editor')
    const { ticket, secret } = await setUp(id)
    assert.equal((await call(await request(id), '/second-factor/switch-off', { password: PASSWORD })).status, 200)
    const body = { ticket, code: codeOf(secret, 1) }
    assert.equal((await call(await request(id), '/second-factor/confirm', body)).status, 422)
    assert.equal((await read(id)).secondFactorSince, null)
  })

  test('nothing is stored after a wrong code, or with another account’s ticket', async () => {
    const [id, other] = [await account('treasurer'), await account('treasurer')]
    const { said } = await call<Enrolment>(await request(id), '/second-factor/begin', { password: PASSWORD })
    const { ticket, secret } = said
    const wrong = { ticket, code: codeOf(secret, 7) }
    assert.equal((await call(await request(id), '/second-factor/confirm', wrong)).status, 422)
    const right = { ticket, code: codeOf(secret) }
    assert.equal((await call(await request(other), '/second-factor/confirm', right)).status, 422)
    for (const each of [id, other]) {
      assert.equal(await checkSecondFactor(await request(each), each, undefined), 'none')
      assert.equal((await sessionsOf(each)).length, 2)
    }
  })

  test('another phone takes the place of the first, which works until then', async () => {
    const id = await account('treasurer')
    const first = await setUp(id)
    const begun = await call<Enrolment>(await request(id), '/second-factor/begin', { code: codeOf(first.secret) })
    assert.equal(begun.status, 200)
    const { ticket, secret } = begun.said
    const body = { ticket, code: codeOf(secret, 1) }
    assert.equal((await call(await request(id), '/second-factor/confirm', body)).status, 200)
    const { recoveryCodes } = first
    assert.equal(await checkSecondFactor(await request(id), id, recoveryCodes[0]), 'wrong')
  })
})

describe('whoever is signed in shows again that it is them', () => {
  test('by the password or a code: none, or a wrong one, changes nothing', async () => {
    const id = await account('editor')
    const { secret, recoveryCodes } = await setUp(id)
    for (const path of ['begin', 'recovery-codes', 'switch-off']) {
      for (const reauthenticationBody of [{}, { password: 'something else' }, { code: codeOf(secret, 9) }]) {
        const { status, said } = await call(await request(id), `/second-factor/${path}`, reauthenticationBody)
        assert.ok(
          status === 422 || status === 429,
          `${path} ${JSON.stringify(reauthenticationBody)}: ${status} ${JSON.stringify(said)}`,
        )
      }
    }
    assert.equal(await checkSecondFactor(await request(id), id, recoveryCodes[0]), 'right')
  })

  test('guesses are counted, the right one after too many as well', async () => {
    const id = await account('treasurer')
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const reauthenticationBody = { password: at === 19 ? PASSWORD : `guess number ${at} of twenty` }
        return (await call(await request(id), '/second-factor/begin', reauthenticationBody)).status
      }),
    )
    const evaluated = statuses.filter((status) => status !== 429).length
    assert.ok(evaluated <= 5, `${evaluated} were evaluated`)
    assert.equal((await call(await request(id), '/second-factor/begin', { password: PASSWORD })).status, 429)
  })

  test('an API key or an anonymous request cannot change a second factor', async () => {
    const id = await account('administrator')
    const key = { name: 'a program', areas: ['accounts'], mayWrite: true }
    const other = await account('editor')
    for (const { path } of secondFactorEndpoints) {
      const { status } = await call(await request(id, { key }), path, { password: PASSWORD }, other)
      assert.equal(status, 403, path)
    }
    const stranger = await createLocalReq({}, payload)
    for (const { path } of secondFactorEndpoints) {
      assert.equal((await call(stranger, path, { password: PASSWORD }, other)).status, 403, path)
    }
  })
})

describe('recovery codes', () => {
  test('that are made anew take the place of the others', async () => {
    const id = await account('treasurer')
    const { recoveryCodes: old } = await setUp(id)
    const path = '/second-factor/recovery-codes'
    const { said } = await call<{ recoveryCodes: string[] }>(await request(id), path, { password: PASSWORD })
    assert.equal(await checkSecondFactor(await request(id), id, old[0]), 'wrong')
    assert.equal(await checkSecondFactor(await request(id), id, said.recoveryCodes[0]), 'right')
  })

  test('are none without an app', async () => {
    const id = await account('editor')
    const { status } = await call(await request(id), '/second-factor/recovery-codes', { password: PASSWORD })
    assert.equal(status, 409)
  })
})

describe('switching off', () => {
  test('is for roles that may be without', async () => {
    const id = await account('editor')
    await setUp(id)
    assert.equal((await call(await request(id), '/second-factor/switch-off', { password: PASSWORD })).status, 200)
    assert.equal((await read(id)).secondFactorSince, null)
    assert.equal(await checkSecondFactor(await request(id), id, undefined), 'none')
    assert.deepEqual(await actsOn(id), ['second-factor-set', 'second-factor-removed'])
  })

  test('not for those who must have one', async () => {
    for (const role of ['treasurer', 'administrator'] as const) {
      const id = await account(role)
      await setUp(id)
      assert.equal((await call(await request(id), '/second-factor/switch-off', { password: PASSWORD })).status, 403)
      assert.ok((await read(id)).secondFactorSince)
    }
  })
})

describe('taking away', () => {
  const path = '/:id/second-factor/take-away'

  test('an administrator helps a treasurer, who is signed out and has the days of enrolment anew', async () => {
    const [administrator, id] = [await account('administrator'), await account('treasurer')]
    await setUp(id)
    await rawSql(site, sql`UPDATE users SET role_since = ${'2020-01-01T00:00:00.000Z'} WHERE id = ${id}`)
    assert.equal((await call(await request(administrator), path, { password: PASSWORD }, id)).status, 200)
    assert.equal(await checkSecondFactor(await request(id), id, undefined), 'none')
    assert.deepEqual(await sessionsOf(id), [])
    assert.ok(isAllowed(await read(id), 'gifts', 'read'))
    assert.deepEqual(await actsOn(id), ['second-factor-set', 'second-factor-removed'])
  })

  test('not without password or code, not their own, and not by anybody else', async () => {
    const [administrator, id] = [await account('administrator'), await account('treasurer')]
    const { recoveryCodes } = await setUp(id)
    await setUp(administrator)
    const reauthenticationBody = { password: PASSWORD }
    assert.equal((await call(await request(administrator), path, { password: 'a guess' }, id)).status, 422)
    assert.equal((await call(await request(administrator), path, reauthenticationBody, administrator)).status, 403)
    for (const role of ['editor', 'treasurer', 'coordinator'] as const) {
      assert.equal((await call(await request(await account(role)), path, reauthenticationBody, id)).status, 403)
    }
    const overdue = { roleSince: '2020-01-01T00:00:00.000Z', secondFactorSince: null }
    assert.equal((await call(await request(administrator, overdue), path, reauthenticationBody, id)).status, 403)
    assert.equal(await checkSecondFactor(await request(id), id, recoveryCodes[0]), 'right')
  })
})

test('the second factor of an account goes with it', async () => {
  const id = await account('editor')
  await setUp(id)
  await payload.delete({ collection: 'users', id })
  assert.deepEqual(await rawSql(site, sql`SELECT id FROM second_factors WHERE account = ${id}`), [])
})
