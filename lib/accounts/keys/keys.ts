/** Keys of programs: made, ended, and gone with their account. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { ROLES, type Role } from '@/lib/cms/access/roles'
import type { ApiKey } from '@/lib/cms/payload-types'
import { inOneTransaction } from '@/lib/database/one-transaction'
import { lockRecord } from '@/lib/database/record-lock'
import { runSql } from '@/lib/database/sql'
import { transactionDatabase } from '@/lib/database/transactions'
import { refusal } from '@/lib/donations/refusal'
import { KEY_AREA_WORDS, keyAreasOf } from './areas'
import type { AskedKey, KeyProblems } from './asked-key'
import { hashOf, hintOf, newKey } from './key-text'

/** Living keys of one account: whoever has more has lost count. */
export const MOST_KEYS = 20

const DAY_MS = 24 * 60 * 60 * 1000

/** A record as the admin shows it. */
export type KeyRecord = Omit<ApiKey, 'hash'>

const wrong = (fields: KeyProblems) => refusal(Object.values(fields)[0] ?? 'Please check the fields.', 422, { fields })

/**
 * Makes a key. The key itself is in the answer alone.
 * @param now milliseconds since 1970
 * @throws APIError 422 with a sentence for the field: no such account, or an area that is not its role's; 409 where the
 * account has `MOST_KEYS`
 */
export function makeKey(
  req: PayloadRequest,
  { days, ...asked }: AskedKey,
  now = Date.now(),
): Promise<{ key: string; record: KeyRecord }> {
  return inOneTransaction(req, async () => {
    // Two makers at once would both count one too few; and the role stays what it is until the key is there.
    await lockRecord(req, 'users', asked.account)
    const role = await roleOf(req, asked.account)
    const others = asked.areas.filter((area) => !keyAreasOf(role).includes(area))
    if (others.length > 0) {
      const names = others.map((area) => KEY_AREA_WORDS[area][0]).join(', ')
      throw wrong({ areas: `This account does not work in: ${names}. Please choose fewer areas, or another account.` })
    }
    await keepWithinBounds(req, asked.account, now)
    const key = newKey()
    const data = { ...asked, hint: hintOf(key), hash: hashOf(key), expiresAt: isoIn(days, now) }
    const made = await req.payload.create({ collection: 'api-keys', data, req, overrideAccess: true, depth: 0 })
    const { hash: _, ...record } = made
    return { key, record }
  })
}

const isoIn = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString()

async function roleOf(req: PayloadRequest, account: number): Promise<Role> {
  const db = await transactionDatabase(req)
  const [row] = await runSql(db, sql`SELECT role, suspended FROM users WHERE id = ${account}`)
  const role = ROLES.find((each) => each === row?.role)
  if (!role) throw wrong({ account: 'There is no such account any more. Please choose another.' })
  if (row?.suspended) throw wrong({ account: 'This account is suspended. Please choose another.' })
  return role
}

async function keepWithinBounds(req: PayloadRequest, account: number, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const living = sql`account_id = ${account} AND revoked_at IS NULL AND expires_at > ${at}`
  const [row] = await runSql(
    await transactionDatabase(req),
    sql`SELECT COUNT(*) AS living FROM api_keys WHERE ${living}`,
  )
  if (Number(row?.living) >= MOST_KEYS)
    throw refusal(`This account has ${MOST_KEYS} keys already. Please end one that nobody needs any more.`)
}

/**
 * Ends a key at once and for good. One that was ended before stays as it was.
 * @throws NotFound where there is none of this id
 */
export function endKey(req: PayloadRequest, id: number): Promise<KeyRecord> {
  return inOneTransaction(req, async () => {
    await lockRecord(req, 'api-keys', id)
    const common = { collection: 'api-keys', id, req, overrideAccess: true, depth: 0 } as const
    const found = await req.payload.findByID(common)
    if (found.revokedAt) return found
    return req.payload.update({ ...common, data: { revokedAt: new Date().toISOString() } })
  })
}
