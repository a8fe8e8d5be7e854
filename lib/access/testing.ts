/** Test helpers of *.dbtest.ts: members of staff. */
import { randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import type { User } from '@/lib/platform/payload/payload-types'
import type { StoredPassword } from './passwords/verify'
import { BOOTSTRAP } from './rights/bootstrap'
import type { Role } from './rights/roles'
import type { Ticket } from './second-factor/enrolment'
import { newSecret } from './second-factor/totp'

/** A ticket for setting up an authenticator app, as it is read. */
export const someTicket = (): Ticket => ({ id: randomUUID(), secret: newSecret(), until: Date.now() + 60_000 })

/** Somebody of a role who has all that the role asks for; no account is stored. */
export const staffMember = (role: Role, more: Partial<Pick<TypedUser, 'id' | 'name'>> = {}): TypedUser => ({
  id: 999,
  collection: 'users',
  name: role,
  email: `${role}@example.org`,
  secondFactorSince: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  role,
  ...more,
})

export const PASSWORD = 'twelve letters and more'

let made = 0
let first: Promise<StoredPassword> | undefined

/** Makes an account of its own; all of them share one hash, since a hash takes long on purpose. */
export async function makeAccount(payload: Payload, role: Role = 'editor', changes: Partial<User> = {}): Promise<User> {
  made += 1
  const email = `account-${made}@example.org`
  const data = { name: 'Someone', email, role, roleSince: new Date().toISOString(), ...changes }
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

/** Makes an account. @returns whoever is signed in to it */
export async function makeStaff(payload: Payload, role: Role, changes?: Partial<User>): Promise<TypedUser> {
  const { id } = await makeAccount(payload, role, changes)
  return { ...(await payload.findByID({ collection: 'users', id, depth: 0 })), collection: 'users' } as TypedUser
}
