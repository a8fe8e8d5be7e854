/** How a program is known by its key: one of Payload's strategies, so its REST and our own calls know the same keys. */
import type { AuthStrategy, AuthStrategyFunction, Payload, TypedUser } from 'payload'
import { hashApiKey, readApiKey } from '@/lib/platform/credentials/api-key'
import type { ApiKey } from '@/lib/platform/payload/payload-types'
import { isOut, type KeyScope } from '../rights/account-status'
import { noteUse } from './last-use'

/** The account of a request, where a key of its speaks for it. */
export type KeyUser = TypedUser & { _strategy: 'api-key'; key: KeyScope }

async function find(payload: Payload, key: string): Promise<ApiKey | undefined> {
  const where = { hash: { equals: hashApiKey(key) } }
  const { docs } = await payload.find({ collection: 'api-keys', where, limit: 1, pagination: false, depth: 0 })
  return docs[0]
}

/** Whether a key has come to its end, or was ended. @param now milliseconds since 1970 */
export function isOver({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now = Date.now()): boolean {
  return Boolean(revokedAt) || Date.parse(expiresAt) <= now
}

/**
 * The account of the key that a request carries, read anew each time: what is ended, suspended or given another role works
 * otherwise from the next request on. Without the request: its locale would be changed by being read with.
 */
const authenticate: AuthStrategyFunction = async ({ headers, payload }) => {
  const key = readApiKey(headers)
  const record = key === null ? undefined : await find(payload, key)
  if (!record || isOver(record)) return { user: null }
  const id = record.account as number
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!account || isOut(account)) return { user: null }
  void noteUse(payload, record)
  const scope: KeyScope = { name: record.name, areas: record.areas, mayWrite: Boolean(record.mayWrite) }
  const user: KeyUser = { ...account, collection: 'users', _strategy: 'api-key', key: scope }
  return { user }
}

export const keyStrategy: AuthStrategy = { name: 'api-key', authenticate }

/** Whether a program with a key is at work, not a person. */
export function isProgram(user: unknown): boolean {
  return Boolean((user as Partial<KeyUser> | null | undefined)?.key)
}

/** Signing in and out, accounts, keys, second factors, the history, and what the admin remembers of a person. */
const FOR_PEOPLE = /^\/(users|api-keys|second-factors|audit-entries|payload-[a-z-]+)(\/|$)/i

/** Whether a program has business with a call of Payload's. @param path below /api */
export function openToPrograms(path: string): boolean {
  return !FOR_PEOPLE.test(path)
}
