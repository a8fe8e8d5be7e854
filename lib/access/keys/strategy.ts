/** Authentication by API key: a strategy of Payload's, so that its REST API and our own take the same keys. */
import type { AuthStrategy, AuthStrategyFunction, Payload, TypedUser } from 'payload'
import { hashApiKey, readApiKey } from '@/lib/platform/credentials/api-key'
import type { ApiKey } from '@/lib/platform/payload/payload-types'
import { isBlocked, type KeyScope } from '../rights/account-status'
import { recordLastUse } from './last-use'

/** The user of a request that is authenticated by an API key. */
export type KeyUser = TypedUser & { _strategy: 'api-key'; key: KeyScope }

async function find(payload: Payload, key: string): Promise<ApiKey | undefined> {
  const where = { hash: { equals: hashApiKey(key) } }
  const { docs } = await payload.find({ collection: 'api-keys', where, limit: 1, pagination: false, depth: 0 })
  return docs[0]
}

/** Whether a key has expired or was revoked. @param now milliseconds since 1970 */
export function hasEnded({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now = Date.now()): boolean {
  return Boolean(revokedAt) || Date.parse(expiresAt) <= now
}

/**
 * The account of a request's key, read from the database each time: revoking, suspending and a change of role take effect
 * with the next request. It is read without the request, whose locale a read would change.
 */
const authenticate: AuthStrategyFunction = async ({ headers, payload }) => {
  const key = readApiKey(headers)
  const record = key === null ? undefined : await find(payload, key)
  if (!record || hasEnded(record)) return { user: null }
  const id = record.account as number
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!account || isBlocked(account)) return { user: null }
  void recordLastUse(payload, record)
  const scope: KeyScope = { name: record.name, areas: record.areas, mayWrite: Boolean(record.mayWrite) }
  const user: KeyUser = { ...account, collection: 'users', _strategy: 'api-key', key: scope }
  return { user }
}

export const keyStrategy: AuthStrategy = { name: 'api-key', authenticate }

/** Whether a user is an API client, authenticated by key. */
export function isApiClient(user: unknown): boolean {
  return Boolean((user as Partial<KeyUser> | null | undefined)?.key)
}

/** Calls for people only: accounts, keys, second factors, the audit log, preferences and locks. */
const FOR_PEOPLE = /^\/(users|api-keys|second-factors|audit-entries|payload-[a-z-]+)(\/|$)/i

/** Whether API clients may make a call of Payload's at all. @param path below /api */
export function isOpenToApiClients(path: string): boolean {
  return !FOR_PEOPLE.test(path)
}
