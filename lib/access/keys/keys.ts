/** Creates, revokes and deletes API keys. */
import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { keyAreasOf } from '@/lib/access/rights/key-areas'
import type { KeyRequest } from '@/lib/access/rights/key-request'
import { ROLES, type Role } from '@/lib/access/rights/roles'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { apiKeyHint, hashApiKey, newApiKey } from '@/lib/platform/credentials/api-key'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { ApiKey } from '@/lib/platform/payload/payload-types'

/** Valid keys of one account: whoever has more has lost count. */
export const MAX_KEYS = 20

const DAY_MS = 24 * 60 * 60 * 1000

/** A record as the admin shows it. */
export type KeyRecord = Omit<ApiKey, 'hash'>

const wrong = (field: keyof KeyRequest, sentence: string) =>
  publicError(sentence, 422, { fields: { [field]: sentence } })

/**
 * Creates a key. The key itself is only in the answer.
 * @param now milliseconds since 1970
 * @throws APIError 422 with a sentence for the field: no such account, or an area that is not its role's; 409 where the
 * account has `MAX_KEYS`
 */
export function createKey(
  req: PayloadRequest,
  { days, ...asked }: KeyRequest,
  now = Date.now(),
): Promise<{ key: string; record: KeyRecord }> {
  return withTransaction(req, async () => {
    // Two at once would both count one too few; and the role must not change until the key is stored.
    await lockRecord(req, 'users', asked.account)
    const role = await roleOf(req, asked.account)
    const others = asked.areas.filter((area) => !keyAreasOf(role).includes(area))
    if (others.length > 0) {
      const names = others.map((area) => say(`keys.areas.${area}.name`)).join(', ')
      throw wrong('areas', say('keys.refused.areas', { areas: names }))
    }
    await checkKeyCount(req, asked.account, now)
    const key = newApiKey()
    const data = { ...asked, hint: apiKeyHint(key), hash: hashApiKey(key), expiresAt: isoIn(days, now) }
    const { hash: _, ...record }: ApiKey = await req.payload.db.create({ collection: 'api-keys', data, req })
    await recordAction(req, { act: 'key-made', subject: 'api-keys', record: record.id })
    return { key, record }
  })
}

const isoIn = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString()

async function roleOf(req: PayloadRequest, account: number): Promise<Role> {
  const db = await transactionDatabase(req)
  const [row] = await runSql(db, sql`SELECT role, suspended FROM users WHERE id = ${account}`)
  const role = ROLES.find((each) => each === row?.role)
  if (!role) throw wrong('account', say('keys.refused.noAccount'))
  if (row?.suspended) throw wrong('account', say('keys.refused.suspended'))
  return role
}

async function checkKeyCount(req: PayloadRequest, account: number, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const living = sql`account_id = ${account} AND revoked_at IS NULL AND expires_at > ${at}`
  const [row] = await runSql(
    await transactionDatabase(req),
    sql`SELECT COUNT(*) AS living FROM api_keys WHERE ${living}`,
  )
  if (Number(row?.living) >= MAX_KEYS) throw publicError(say('keys.refused.tooMany', { max: MAX_KEYS }))
}

/**
 * Revokes a key at once and for good. One that was revoked before stays as it was.
 * @throws NotFound where there is none of this id
 */
export function revokeKey(req: PayloadRequest, id: number): Promise<KeyRecord> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'api-keys', id)
    const { hash: _, ...found } = await req.payload.findByID({ collection: 'api-keys', id, req, depth: 0 })
    if (found.revokedAt) return found
    const revokedAt = new Date().toISOString()
    await req.payload.db.updateOne({ collection: 'api-keys', id, data: { revokedAt }, req, returning: false })
    await recordAction(req, { act: 'key-ended', subject: 'api-keys', record: id })
    return { ...found, revokedAt }
  })
}

/** Deletes an account's keys with it, in one transaction. */
export const deleteKeysOfAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionDatabase(req)
  const gone = await runSql(db, sql`DELETE FROM api_keys WHERE account_id = ${Number(id)} RETURNING id, revoked_at`)
  for (const { id: key, revoked_at: ended } of gone) {
    if (!ended) await recordAction(req, { act: 'key-ended', subject: 'api-keys', record: Number(key) })
  }
}
