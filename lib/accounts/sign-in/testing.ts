/** For *.dbtest.ts alone: accounts, and requests as visitors make them. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { BOOTSTRAP } from '@/lib/cms/access/bootstrap'
import type { Role } from '@/lib/cms/access/roles'
import type { User } from '@/lib/cms/payload-types'
import { hashing, type StoredPassword } from '../passwords/verify'

export const PASSWORD = 'twelve letters and more'

let made = 0
let first: Promise<StoredPassword> | undefined

/** Makes an account of its own; all of them share one hash, since a hash takes long on purpose. */
export async function makeAccount(payload: Payload, role: Role = 'editor', changes: Partial<User> = {}): Promise<User> {
  made += 1
  const data = { name: 'Someone', email: `account-${made}@example.org`, role, ...changes }
  if (changes.password || !first) {
    const whole = { ...data, password: changes.password ?? PASSWORD }
    const account = payload
      .create({ collection: 'users', data: whole, context: { [BOOTSTRAP]: true } })
      .then(({ id }) => storedAccount(payload, id))
    if (!changes.password) first = account
    return account
  }
  const { hash, salt } = await first
  return (await payload.db.create({ collection: 'users', data: { ...data, hash, salt, sessions: [] } })) as User
}

/** An account with what nobody sees of it. */
export async function storedAccount(payload: Payload, id: number): Promise<User> {
  return (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })) as User
}

/** Computes each hash once: the same passwords are compared again and again. */
export function rememberHashes(): void {
  const known = new Map<string, Promise<Buffer>>()
  const real = hashing.derive
  hashing.derive = ((password: string, salt: string, ...cost: [number, number, string]) => {
    const key = `${salt} ${cost} ${password}`
    const hash = known.get(key) ?? real(password, salt, ...cost)
    known.set(key, hash)
    return hash
  }) as typeof real
}

/** A visitor's request. @param address IP address; each test should have its own */
export function requestFrom(payload: Payload, address: string, user?: object): Promise<PayloadRequest> {
  const headers = new Headers({ 'x-forwarded-for': address })
  const signedIn = user && { ...user, collection: 'users' }
  return createLocalReq({ req: { headers } as PayloadRequest, user: signedIn as never }, payload)
}

/** Ids of an account's sessions. */
export async function sessionsOf(payload: Payload, id: number): Promise<string[]> {
  return ((await storedAccount(payload, id)).sessions ?? []).map((session) => session.id)
}
