import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { logoutOperation, type PayloadRequest, refreshOperation } from 'payload'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { User } from '@/lib/platform/payload/payload-types'
import { setSecondFactor } from '../second-factor/changes'
import { requestFrom, sessionsOf } from '../sign-in/testing'
import { makeAccount, someTicket, storedAccount } from '../testing'
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from './lifetime'
import { startSession } from './start'
import { endSessions } from './store'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())
// The last administrator can neither be demoted nor suspended.
await makeAccount(payload, 'administrator')

const stored = (id: number) => storedAccount(payload, id)

/** Signs in, the password having been compared before. */
async function start({ id }: User): Promise<PayloadRequest | null> {
  const account = await stored(id)
  const req = await requestFrom(payload, '192.0.2.1')
  return startNow(req, account)
}

async function startNow(req: PayloadRequest, account: User): Promise<PayloadRequest | null> {
  return (await startSession(req, account)) ? req : null
}

/** Starts `second` while `first` has written and not yet committed, and waits for both. */
async function whileWriting<T>(first: (req: PayloadRequest) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const req = await requestFrom(payload, '192.0.2.2')
  let meanwhile: Promise<T> | undefined
  await withTransaction(req, async () => {
    await first(req)
    meanwhile = second()
    // It either waits, or does what it should not: then it has done it by now.
    await wait(250)
  })
  return (await meanwhile) as T
}

const update = (id: number, data: Partial<User>) => (req: PayloadRequest) =>
  payload.update({ collection: 'users', id, data, req })

describe('a sign-in at the moment of', () => {
  test('a change of role does not undo it', async () => {
    const account = await makeAccount(payload, 'treasurer')
    const compared = await stored(account.id)
    const req = await requestFrom(payload, '192.0.2.1')
    await whileWriting(update(account.id, { role: 'editor' }), () => startNow(req, compared))
    assert.equal((await stored(account.id)).role, 'editor')
  })

  test('a suspension is refused', async () => {
    const account = await makeAccount(payload)
    const compared = await stored(account.id)
    const req = await requestFrom(payload, '192.0.2.1')
    const session = await whileWriting(update(account.id, { suspended: true }), () => startNow(req, compared))
    assert.equal(session, null)
    assert.equal((await stored(account.id)).suspended, true)
    assert.deepEqual(await sessionsOf(payload, account.id), [])
  })

  test('a set-up of its authenticator app is refused', async () => {
    const account = await makeAccount(payload)
    const compared = await stored(account.id)
    const req = await requestFrom(payload, '192.0.2.1')
    const setUp = (asked: PayloadRequest) => setSecondFactor(asked, account.id, { ticket: someTicket(), step: 1 })
    assert.equal(await whileWriting(setUp, () => startNow(req, compared)), null)
    assert.deepEqual(await sessionsOf(payload, account.id), [])
  })

  test('a change of its password is refused', async () => {
    const account = await makeAccount(payload)
    const compared = await stored(account.id)
    const req = await requestFrom(payload, '192.0.2.1')
    const change = update(account.id, { password: 'quiet harbour lanterns' })
    const session = await whileWriting(change, () => startNow(req, compared))
    assert.equal(session, null)
    assert.notEqual((await stored(account.id)).hash, compared.hash)
    assert.deepEqual(await sessionsOf(payload, account.id), [])
  })

  test('another sign-in leaves both', async () => {
    const account = await makeAccount(payload)
    const starts = await Promise.all([1, 2, 3, 4].map(() => start(account)))
    assert.ok(starts.every(Boolean))
    assert.equal((await sessionsOf(payload, account.id)).length, 4)
  })

  test('a sign-out that has not ended yet is not undone, nor undone by it', async () => {
    const account = await makeAccount(payload)
    const old = await start(account)
    assert.ok(old)
    const [before] = await sessionsOf(payload, account.id)
    const compared = await stored(account.id)
    const req = await requestFrom(payload, '192.0.2.1')
    const signOut = (writing: PayloadRequest) => {
      writing.user = old.user
      return logoutOperation({ collection: payload.collections.users, req: writing })
    }
    const session = await whileWriting(signOut, () => startNow(req, compared))
    const now = await sessionsOf(payload, account.id)
    assert.ok(session)
    assert.equal(now.length, 1)
    assert.notEqual(now[0], before)
  })
})

describe('sessions end', () => {
  const ends: [string, Partial<User>][] = [
    ['with another role', { role: 'coordinator' }],
    ['with a suspension', { suspended: true }],
    ['with another password', { password: 'quiet harbour lanterns' }],
    ['with a second factor', { secondFactorSince: new Date().toISOString() }],
  ]
  for (const [when, data] of ends) {
    test(when, async () => {
      const account = await makeAccount(payload)
      await start(account)
      await start(account)
      await payload.update({ collection: 'users', id: account.id, data })
      assert.deepEqual(await sessionsOf(payload, account.id), [])
    })
  }

  test('not with another name', async () => {
    const account = await makeAccount(payload)
    await start(account)
    await payload.update({ collection: 'users', id: account.id, data: { name: 'Somebody else' } })
    assert.equal((await sessionsOf(payload, account.id)).length, 1)
  })

  test('but for the one in which a person sets up the authenticator app', async () => {
    const account = await makeAccount(payload)
    await start(account)
    const req = await start(account)
    assert.ok(req)
    const kept = (req.user as unknown as { _sid: string })._sid
    await payload.update({
      collection: 'users',
      id: account.id,
      data: { secondFactorSince: new Date().toISOString() },
      req,
    })
    assert.deepEqual(await sessionsOf(payload, account.id), [kept])
  })

  test('when somebody says so, all but one', async () => {
    const account = await makeAccount(payload)
    await start(account)
    const req = await start(account)
    assert.ok(req)
    const except = (req.user as unknown as { _sid: string })._sid
    assert.equal(await endSessions(req, account.id, { except }), 1)
    assert.deepEqual(await sessionsOf(payload, account.id), [except])
    assert.equal(await endSessions(req, account.id), 1)
  })
})

describe('a session is prolonged', () => {
  const prolong = (req: PayloadRequest) => {
    Object.assign(req, { url: 'http://localhost/api/users/refresh-token' })
    return refreshOperation({ collection: payload.collections.users, req })
  }

  test('while it is used', async () => {
    const req = await start(await makeAccount(payload))
    assert.ok(req)
    assert.ok((await prolong(req)).exp > Date.now() / 1000 + IDLE_SECONDS - 60)
  })

  test('not once it has ended', async () => {
    const account = await makeAccount(payload)
    const req = await start(account)
    assert.ok(req)
    await endSessions(req, account.id)
    await assert.rejects(prolong(req), /Please sign in again/)
    assert.deepEqual(await sessionsOf(payload, account.id), [])
  })

  test('not beyond its last day', async () => {
    const account = await makeAccount(payload)
    const req = await start(account)
    assert.ok(req)
    const early = new Date(Date.now() - (ABSOLUTE_SECONDS - IDLE_SECONDS + 60) * 1000).toISOString()
    await rawSql(site, `UPDATE users_sessions SET created_at = '${early}' WHERE _parent_id = ${account.id}`)
    await assert.rejects(prolong(req), /Please sign in again/)
  })

  test('without undoing a change of role that is under way', async () => {
    const account = await makeAccount(payload, 'treasurer')
    const req = await start(account)
    assert.ok(req)
    await whileWriting(update(account.id, { role: 'editor' }), () => prolong(req).catch(() => null))
    assert.equal((await stored(account.id)).role, 'editor')
    assert.deepEqual(await sessionsOf(payload, account.id), [])
  })
})
