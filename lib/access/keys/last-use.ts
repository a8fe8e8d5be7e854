import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { ApiKey } from '@/lib/platform/payload/payload-types'

/** Precision of the time: a client that calls each second must not cause a write each second. */
const HOUR_MS = 60 * 60 * 1000

/**
 * Records when a key was last used, at most once an hour, outside of any transaction. Not to be awaited: no call waits or
 * fails because of it.
 * @param now milliseconds since 1970
 */
export async function recordLastUse(
  payload: Payload,
  { id, lastUsedAt }: Pick<ApiKey, 'id' | 'lastUsedAt'>,
  now = Date.now(),
): Promise<void> {
  if (lastUsedAt && Date.parse(lastUsedAt) > now - HOUR_MS) return
  const at = new Date(now).toISOString()
  const before = new Date(now - HOUR_MS).toISOString()
  // Of many calls at once, all of which saw the old time, one writes.
  const due = sql`id = ${id} AND (last_used_at IS NULL OR last_used_at <= ${before})`
  try {
    await runSql(plainDatabase(payload.db), sql`UPDATE api_keys SET last_used_at = ${at} WHERE ${due}`)
  } catch (err) {
    payload.logger.warn({ err, msg: 'The use of an API key was not noted' })
  }
}
