/** Lists API keys for the admin. */
import type { Payload } from 'payload'
import { type Area, ROLES, type Role } from '@/lib/access/rights/roles'
import type { ApiKey, User } from '@/lib/platform/payload/payload-types'
import { isBlocked } from '../rights/account-status'
import { hasEnded } from './strategy'

/** `ended`: revoked. `resting`: its account is blocked (suspended, or its second factor is overdue). */
type KeyState = 'works' | 'ended' | 'expired' | 'resting'

export interface ListedKey {
  id: number
  name: string
  hint: string
  account: { name: string; email: string; role: Role }
  areas: Area[]
  mayWrite: boolean
  state: KeyState
  createdAt: string
  expiresAt: string
  revokedAt: string | null
  lastUsedAt: string | null
}

const PAGE_SIZE = 50

function stateOf(key: ApiKey, account: User): KeyState {
  if (key.revokedAt) return 'ended'
  if (hasEnded(key)) return 'expired'
  return isBlocked(account) ? 'resting' : 'works'
}

function listed(key: ApiKey): ListedKey {
  const account = key.account as User
  const { id, name, hint, areas, createdAt, expiresAt } = key
  return {
    ...{ id, name, hint, areas, createdAt, expiresAt },
    account: { name: account.name, email: account.email, role: account.role },
    mayWrite: Boolean(key.mayWrite),
    state: stateOf(key, account),
    revokedAt: key.revokedAt ?? null,
    lastUsedAt: key.lastUsedAt ?? null,
  }
}

/** A page of all keys, the newest first. @param page from 1 */
export async function listKeys(payload: Payload, page: number) {
  const found = await payload.find({ collection: 'api-keys', sort: '-createdAt', limit: PAGE_SIZE, page, depth: 1 })
  return { keys: found.docs.map(listed), total: found.totalDocs, page: found.page ?? 1, pages: found.totalPages }
}

/** One key; null where there is none. */
export async function readKey(payload: Payload, id: number): Promise<ListedKey | null> {
  const key = await payload.findByID({ collection: 'api-keys', id, depth: 1, disableErrors: true })
  return key && listed(key)
}

export interface KeyOwner {
  id: number
  name: string
  email: string
  role: Role
}

/** Accounts that can get a key, sorted by name. */
export async function keyOwners(payload: Payload): Promise<KeyOwner[]> {
  const where = { suspended: { not_equals: true }, role: { in: [...ROLES] } }
  const { docs } = await payload.find({ collection: 'users', where, sort: 'name', pagination: false, depth: 0 })
  return docs.map(({ id, name, email, role }) => ({ id, name, email, role }))
}
