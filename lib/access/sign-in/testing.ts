/** Test helpers of *.dbtest.ts: signing in. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { hashing } from '../passwords/verify'
import { storedAccount } from '../testing'

/** Caches derived keys: tests verify the same passwords again and again. */
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
