import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { isAllowed } from '@/lib/access/rights/authorization'
import type { KeyRequest } from '@/lib/access/rights/key-request'
import type { Role } from '@/lib/access/rights/roles'
import { hashApiKey, newApiKey } from '@/lib/platform/credentials/api-key'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { makeAccount } from '../testing'
import { createKey, MAX_KEYS, revokeKey } from './keys'
import type { KeyUser } from './strategy'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const DAY_MS = 24 * 60 * 60 * 1000
const request = (): Promise<PayloadRequest> => createLocalReq({}, payload)

const account = async (role?: Role): Promise<number> => (await makeAccount(payload, role)).id

async function keyOf(owner: number, asked: Partial<KeyRequest> = {}, now?: number) {
  const whole = { name: 'Newsletter', account: owner, areas: ['content' as const], mayWrite: true, days: 90, ...asked }
  return createKey(await request(), whole, now)
}

/** Who a request with this header is. */
async function whoIs(authorization: string): Promise<KeyUser | null> {
  return (await payload.auth({ headers: new Headers({ authorization }) })).user as KeyUser | null
}

/** A sentence for one of the fields. */
const refusedFor = (field: string, says: RegExp) => (error: unknown) => {
  assert.ok(error instanceof APIError)
  const { fields } = error.data as { fields: Record<string, string> }
  assert.deepEqual(Object.keys(fields), [field])
  assert.match(String(fields[field]), says)
  return true
}

describe('a key', () => {
  test('is its account, with its scope, in both forms', async () => {
    const owner = await account()
    const { key } = await keyOf(owner, { name: 'Volunteers’ list' })
    for (const authorization of [`Bearer ${key}`, `bearer ${key}`, `users API-Key ${key}`]) {
      const user = await whoIs(authorization)
      assert.equal(user?.id, owner)
      assert.equal(user?.collection, 'users')
      assert.deepEqual(user?.key, { name: 'Volunteers’ list', areas: ['content'], mayWrite: true })
    }
  })

  test('is nowhere in the database, nor in what is read of it', async () => {
    const { key, record } = await keyOf(await account())
    const [row] = await rawSql(site, sql`SELECT * FROM api_keys WHERE id = ${record.id}`)
    assert.equal(row?.hash, hashApiKey(key))
    assert.ok(!JSON.stringify(row).includes(key.slice(10)))
    const read = await payload.findByID({ collection: 'api-keys', id: record.id })
    for (const told of [record, read]) assert.ok(!/hash/.test(JSON.stringify(told)))
  })

  test('that does not exist authenticates nobody', async () => {
    assert.equal(await whoIs(`Bearer ${newApiKey()}`), null)
  })

  test('does no more than its scope', async () => {
    const owner = await account('administrator')
    const reader = await whoIs(`Bearer ${(await keyOf(owner, { areas: ['inbox'], mayWrite: false })).key}`)
    assert.deepEqual(
      [isAllowed(reader, 'inbox', 'read'), isAllowed(reader, 'inbox', 'update'), isAllowed(reader, 'content', 'read')],
      [true, false, false],
    )
  })

  test('never reaches accounts and the audit log', async () => {
    const every = ['content', 'campaigns', 'media', 'inbox', 'settings', 'payment', 'gifts'] as const
    const user = await whoIs(`Bearer ${(await keyOf(await account('administrator'), { areas: [...every] })).key}`)
    assert.ok(isAllowed(user, 'gifts', 'update'))
    for (const area of ['accounts', 'audit'] as const) assert.equal(isAllowed(user, area, 'read'), false)
    await assert.rejects(payload.findByID({ collection: 'users', id: user?.id ?? 0, user, overrideAccess: false }))
    const found = payload.find({ collection: 'api-keys', user, overrideAccess: false })
    await assert.rejects(found, /not allowed/)
  })
})

describe('a key works no more', () => {
  test('once it is revoked, and revoking it again changes nothing', async () => {
    const { key, record } = await keyOf(await account())
    const ended = await revokeKey(await request(), record.id)
    assert.equal(await whoIs(`Bearer ${key}`), null)
    assert.equal((await revokeKey(await request(), record.id)).revokedAt, ended.revokedAt)
  })

  test('once its time is over', async () => {
    const owner = await account()
    const over = await keyOf(owner, { days: 30 }, Date.now() - 30 * DAY_MS - 1000)
    const last = await keyOf(owner, { days: 30 }, Date.now() - 30 * DAY_MS + 60_000)
    assert.equal(await whoIs(`Bearer ${over.key}`), null)
    assert.equal((await whoIs(`Bearer ${last.key}`))?.id, owner)
  })

  test('while its account is suspended', async () => {
    const owner = await account()
    const { key } = await keyOf(owner)
    await payload.update({ collection: 'users', id: owner, data: { suspended: true } })
    assert.equal(await whoIs(`Bearer ${key}`), null)
    await payload.update({ collection: 'users', id: owner, data: { suspended: false } })
    assert.equal((await whoIs(`Bearer ${key}`))?.id, owner)
  })

  test('while its account owes its second factor', async () => {
    const owner = await account('treasurer')
    const { key } = await keyOf(owner, { areas: ['gifts'] })
    assert.equal((await whoIs(`Bearer ${key}`))?.id, owner)
    const longAgo = new Date(Date.now() - 30 * DAY_MS).toISOString()
    await rawSql(site, sql`UPDATE users SET role_since = ${longAgo} WHERE id = ${owner}`)
    assert.equal(await whoIs(`Bearer ${key}`), null)
  })

  test('once its account is deleted, and is deleted with it', async () => {
    const owner = await account()
    const [{ key, record }, other] = [await keyOf(owner), await keyOf(await account())]
    await payload.delete({ collection: 'users', id: owner })
    assert.equal(await whoIs(`Bearer ${key}`), null)
    assert.deepEqual(await rawSql(site, sql`SELECT id FROM api_keys WHERE id = ${record.id}`), [])
    assert.ok(await whoIs(`Bearer ${other.key}`))
  })

  test('but works on where the deletion of its account fails', async () => {
    const owner = await account()
    const { key } = await keyOf(owner)
    const refuse = () => {
      throw new Error('Not today')
    }
    const { afterDelete } = payload.collections.users.config.hooks
    afterDelete.push(refuse)
    await assert.rejects(payload.delete({ collection: 'users', id: owner }), /Not today/)
    afterDelete.pop()
    assert.equal((await whoIs(`Bearer ${key}`))?.id, owner)
  })
})

test('a key loses the rights of a role at once when its account loses the role', async () => {
  const owner = await account('editor')
  const { key } = await keyOf(owner)
  assert.ok(isAllowed(await whoIs(`Bearer ${key}`), 'content', 'update'))
  await payload.update({ collection: 'users', id: owner, data: { role: 'coordinator' } })
  assert.equal(isAllowed(await whoIs(`Bearer ${key}`), 'content', 'read'), false)
})

describe('the audit log', () => {
  const linesOf = (id: number) =>
    rawSql(
      site,
      sql`SELECT act, actor, api_key FROM audit_entries WHERE subject = 'api-keys' AND record = ${String(id)}`,
    )

  test('has an entry for each key that is created or revoked, and none for what changes nothing', async () => {
    const { record } = await keyOf(await account())
    for (const _ of [1, 2]) await revokeKey(await request(), record.id)
    assert.deepEqual(
      (await linesOf(record.id)).map(({ act }) => act),
      ['key-made', 'key-ended'],
    )
  })

  test('has an entry where a key is deleted with its account', async () => {
    const owner = await account()
    const { record } = await keyOf(owner)
    await payload.delete({ collection: 'users', id: owner })
    assert.deepEqual(
      (await linesOf(record.id)).map(({ act }) => act),
      ['key-made', 'key-ended'],
    )
  })

  test('names the key of a program, and never tells a key', async () => {
    const owner = await account()
    const { key } = await keyOf(owner, { name: 'Newsletter’s own' })
    const user = await whoIs(`Bearer ${key}`)
    const req = await createLocalReq({ user: user ?? undefined } as never, payload)
    await recordAction(req, { act: 'create', subject: 'faqs', record: 7 })
    const lines = await rawSql(site, sql`SELECT * FROM audit_entries`)
    const [line] = lines.filter(({ account_number: number }) => Number(number) === owner)
    assert.equal(line?.api_key, 'Newsletter’s own')
    const told = JSON.stringify(lines)
    for (const secret of [key, key.slice(4, 68), hashApiKey(key)]) assert.ok(!told.includes(secret))
  })
})

describe('creating a key', () => {
  test('gives an account no area that is not its role’s', async () => {
    const owner = await account('coordinator')
    const asked = keyOf(owner, { areas: ['inbox', 'content', 'gifts'] })
    await assert.rejects(asked, refusedFor('areas', /does not work in: Content, Gifts\./))
    await keyOf(owner, { areas: ['inbox'] })
  })

  test('needs an account that exists and is not suspended', async () => {
    await assert.rejects(keyOf(999_999), refusedFor('account', /no such account/))
    const owner = await account()
    await payload.update({ collection: 'users', id: owner, data: { suspended: true } })
    await assert.rejects(keyOf(owner), refusedFor('account', /suspended/))
  })

  test(`stops at ${MAX_KEYS} valid keys of an account, also where all come at once`, async () => {
    const owner = await account()
    const ended = await keyOf(owner)
    await revokeKey(await request(), ended.record.id)
    await keyOf(owner, { days: 1 }, Date.now() - 2 * DAY_MS)
    const made = await Promise.allSettled(Array.from({ length: MAX_KEYS + 4 }, () => keyOf(owner)))
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, MAX_KEYS)
    await assert.rejects(keyOf(owner), /has 20 keys already/)
    await keyOf(await account())
  })
})
