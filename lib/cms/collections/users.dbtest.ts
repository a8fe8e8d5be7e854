import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openTestDatabase } from '@/lib/database/testing'
import { BOOTSTRAP } from '../access/bootstrap'
import { makeFirstAdministrator } from '../first-administrator'

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
    const made = await makeFirstAdministrator(payload, { email: null, password: null })
    const { user } = await payload.login({
      collection: 'users',
      data: { email: made?.email ?? '', password: made?.madePassword ?? '' },
    })
    assert.equal(user?.role, 'administrator')
  })

  test('is made once', async () => {
    assert.equal(await makeFirstAdministrator(payload, { email: 'second@example.org', password: PASSWORD }), null)
    assert.equal(await count(), 1)
  })
})

describe('passwords', () => {
  test('one of eleven characters is refused for a new account', async () => {
    await assert.rejects(
      payload.create({ collection: 'users', data: data('short@example.org', 'eleven char'), ...bootstrap }),
      /12 characters or more/,
    )
  })

  test('and when a password is changed', async () => {
    const { id } = await payload.create({ collection: 'users', data: data('change@example.org'), ...bootstrap })
    await assert.rejects(payload.update({ collection: 'users', id, data: { password: 'short' } }), /12 characters/)
    await payload.login({ collection: 'users', data: { email: 'change@example.org', password: PASSWORD } })
  })

  test('and when it is reset', async () => {
    await payload.create({ collection: 'users', data: data('reset@example.org'), ...bootstrap })
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: 'reset@example.org' },
      disableEmail: true,
    })
    const reset = payload.resetPassword({
      collection: 'users',
      data: { token: String(token), password: 'short' },
      overrideAccess: true,
    })
    await assert.rejects(reset, /12 characters/)
  })

  test('are stored as hashes only', async () => {
    const { docs } = await payload.find({ collection: 'users', showHiddenFields: true, pagination: false })
    assert.ok(docs.length > 0)
    assert.ok(!JSON.stringify(docs).includes(PASSWORD))
  })
})
