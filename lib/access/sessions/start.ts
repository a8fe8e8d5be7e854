/** Makes a session for somebody whose password and code were right. */
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { recordAct } from '@/lib/access/audit/record'
import { addSession, withAccount } from './rows'

export interface Session {
  account: number
  /** Signed, for the cookie. */
  token: string
  /** Seconds since 1970. */
  exp: number
}

/** Account as it stood when its password was compared and its second factor asked for. */
export interface Compared {
  id: number
  email: string
  hash?: string | null
  secondFactorSince?: string | null
}

/**
 * @returns null where the account was suspended, deleted, or got another password or second factor since it was compared
 * @throws what the database throws
 */
export function startSession(
  req: PayloadRequest,
  { id, email, hash, secondFactorSince = null }: Compared,
): Promise<Session | null> {
  const { config } = req.payload.collections.users
  return withAccount(req, id, async () => {
    const user = await req.payload.db.findOne<Compared & { suspended?: boolean }>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    if (!user || user.suspended || user.hash !== hash) return null
    // An app that was confirmed meanwhile has ended all sessions: none is to come after that on a password alone.
    if ((user.secondFactorSince ?? null) !== secondFactorSince) return null
    const sid = await addSession(req, id)
    await recordAct(req, { act: 'sign-in', account: id, actor: email })
    const signed = await jwtSign({
      fieldsToSign: getFieldsToSign({ collectionConfig: config, email, sid, user: user as never }),
      secret: req.payload.secret,
      tokenExpiration: config.auth.tokenExpiration,
    })
    req.user = { ...user, collection: 'users', _strategy: 'local-jwt', _sid: sid } as never
    return { account: id, ...signed }
  })
}
