import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createLocalReq, type TypedUser } from 'payload'
import { isCorrectPassword } from '@/lib/access/passwords/verify'
import { openTestDatabase } from '@/lib/platform/database/testing'
import type { User } from '@/lib/platform/payload/payload-types'
import { createFirstAdministrator } from '../first-administrator'
import { BOOTSTRAP } from '../rights/bootstrap'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const PASSWORD = 'twelve letters and more'
const data = (email: string, password = PASSWORD) =>
  ({ name: 'Someone', email, password, role: 'administrator' }) as const
const count = async () => (await payload.count({ collection: 'users' })).totalDocs
const bootstrap = { context: { [BOOTSTRAP]: true } }

describe('the first administrator', () => {
  test('is not made by a stranger, even without access control', async () => {
    await assert.rejects(payload.create({ collection: 'users', data: data('stranger@example.org') }), /Not allowed/)
    assert.equal(await count(), 0)
  })

  test('is not made by the call that Payload has for it', async () => {
    const endpoints = payload.collections.users.config.endpoints
    const first = (endpoints || []).find(({ path, method }) => path === '/first-register' && method === 'post')
    assert.equal((await first?.handler({} as never))?.status, 404)
  })

  test('gets a password made up when none is given, and can sign in with it', async () => {
    const made = await createFirstAdministrator(payload, { email: null, password: null })
    const email = made?.email ?? ''
    const account = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } })
    assert.equal(account?.role, 'administrator')
    assert.equal(await isCorrectPassword(account, made?.generatedPassword ?? ''), true)
  })

  test('is made once', async () => {
    assert.equal(await createFirstAdministrator(payload, { email: 'second@example.org', password: PASSWORD }), null)
    assert.equal(await count(), 1)
  })
})

describe('the dates of an account’s role and second factor', () => {
  const dates = { roleSince: '2099-01-01T00:00:00.000Z', secondFactorSince: '2026-01-01T00:00:00.000Z' }
  const as = (user: User) => ({ user: { ...user, collection: 'users' } as TypedUser, overrideAccess: false })
  const made = (email: string) => payload.create({ collection: 'users', data: data(email), ...bootstrap })

  test('cannot be set by its owner, who could avoid the second factor with them', async () => {
    const own = await made('dated@example.org')
    const changed = await payload.update({
      collection: 'users',
      id: own.id,
      data: { name: 'Me', ...dates },
      ...as(own),
    })
    assert.equal(changed.name, 'Me')
    assert.deepEqual([changed.roleSince, changed.secondFactorSince ?? null], [own.roleSince, null])
  })

  test('cannot be set by administrators for others', async () => {
    const [other, administrator] = [await made('dated-too@example.org'), await made('dating@example.org')]
    const changed = await payload.update({ collection: 'users', id: other.id, data: dates, ...as(administrator) })
    assert.deepEqual([changed.roleSince, changed.secondFactorSince ?? null], [other.roleSince, null])
    const fresh = { ...data('dated-new@example.org'), ...dates }
    const { roleSince, secondFactorSince } = await payload.create({
      collection: 'users',
      data: fresh,
      ...as(administrator),
    })
    assert.ok(new Date(String(roleSince)).getTime() <= Date.now())
    assert.equal(secondFactorSince ?? null, null)
  })
})

describe('passwords', () => {
  test('one of eleven characters is refused for a new account', async () => {
    await assert.rejects(
      payload.create({ collection: 'users', data: data('short@example.org', 'eleven char'), ...bootstrap }),
      /12 characters or more/,
    )
  })

  test('one that is too short is refused when a password is changed', async () => {
    const { id } = await payload.create({ collection: 'users', data: data('change@example.org'), ...bootstrap })
    await assert.rejects(payload.update({ collection: 'users', id, data: { password: 'short' } }), /12 characters/)
    const stored = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
    assert.equal(await isCorrectPassword(stored, PASSWORD), true)
    assert.equal(await isCorrectPassword(stored, 'short'), false)
  })

  test('one that is easy to guess, too long, a person’s address or no text is refused', async () => {
    const refused: [unknown, RegExp][] = [
      ['password1234', /easy to guess/],
      ['someone@example.org', /name that others know/],
      ['x'.repeat(257), /no more than 256/],
      [{ length: 20 }, /is a text/],
    ]
    const req = await createLocalReq(
      { user: { id: 999, collection: 'users', role: 'administrator' } as never },
      payload,
    )
    for (const [password, why] of refused) {
      const wanted = { ...data('someone@example.org'), password: password as string }
      await assert.rejects(payload.create({ collection: 'users', data: wanted, req }), why)
    }
  })

  test('one’s own is not changed without the present one', async () => {
    const { id, ...user } = await payload.create({ collection: 'users', data: data('own@example.org'), ...bootstrap })
    const req = await createLocalReq({ user: { ...user, id, collection: 'users' } as never }, payload)
    const change = payload.update({ collection: 'users', id, data: { password: 'quiet harbour lanterns' }, req })
    await assert.rejects(change, /asked for the present one/)
  })

  test('are stored as hashes only', async () => {
    const { docs } = await payload.find({ collection: 'users', showHiddenFields: true, pagination: false })
    assert.ok(docs.length > 0)
    assert.ok(!JSON.stringify(docs).includes(PASSWORD))
  })
})

describe('the last administrator who may work', () => {
  const make = (email: string, suspended = false) =>
    payload.create({ collection: 'users', data: { ...data(email), suspended }, ...bootstrap })
  const suspend = (id: number) => payload.update({ collection: 'users', id, data: { suspended: true } })

  test('is neither suspended, demoted nor deleted', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'administrator' } },
      sort: 'id',
    })
    const [last, ...others] = docs
    assert.ok(last)
    for (const { id } of others) await suspend(id)
    await assert.rejects(suspend(last.id), /last administrator/)
    await assert.rejects(
      payload.update({ collection: 'users', id: last.id, data: { role: 'editor' } }),
      /last administrator/,
    )
    await assert.rejects(payload.delete({ collection: 'users', id: last.id }), /last administrator/)
    await assert.rejects(payload.delete({ collection: 'users', where: { id: { exists: true } } }), /one by one/)
  })

  test('stays where two suspend each other at one moment', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'administrator' }, suspended: { not_equals: true } },
    })
    const pair = [docs[0]?.id ?? 0, (await make('pair@example.org')).id]
    const outcomes = await Promise.allSettled(pair.map(suspend))
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  test('nobody suspends themself', async () => {
    const { id, ...user } = await make('self@example.org')
    const req = await createLocalReq({ user: { ...user, id, collection: 'users' } as never }, payload)
    const change = payload.update({ collection: 'users', id, data: { suspended: true }, req })
    await assert.rejects(change, /cannot suspend yourself/)
  })
})
