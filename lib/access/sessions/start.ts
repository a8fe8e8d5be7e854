/** Starts a session for an account whose password and code were verified. */
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { recordAction } from '@/lib/access/audit/record'
import { addSession, withAccountLock } from './store'

export interface Session {
  account: number
  /** Signed, for the cookie. */
  token: string
  /** Seconds since 1970. */
  exp: number
}

/** The account as it was when its password and second factor were verified. */
export interface VerifiedAccount {
  id: number
  email: string
  hash?: string | null
  secondFactorSince?: string | null
}

/**
 * Starts a session.
 * @returns null where the account was suspended, deleted, or got another password or second factor since it was verified
 * @throws what the database throws
 */
export function startSession(
  req: PayloadRequest,
  { id, email, hash, secondFactorSince = null }: VerifiedAccount,
): Promise<Session | null> {
  const { config } = req.payload.collections.users
  return withAccountLock(req, id, async () => {
    const user = await req.payload.db.findOne<VerifiedAccount & { suspended?: boolean }>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    if (!user || user.suspended || user.hash !== hash) return null
    // An app that was confirmed meanwhile has ended all sessions: none is to come after that on a password alone.
    if ((user.secondFactorSince ?? null) !== secondFactorSince) return null
    const sid = await addSession(req, id)
    await recordAction(req, { act: 'sign-in', account: id, actor: email })
    const signed = await jwtSign({
      fieldsToSign: getFieldsToSign({ collectionConfig: config, email, sid, user: user as never }),
      secret: req.payload.secret,
      tokenExpiration: config.auth.tokenExpiration,
    })
    req.user = { ...user, collection: 'users', _strategy: 'local-jwt', _sid: sid } as never
    return { account: id, ...signed }
  })
}
