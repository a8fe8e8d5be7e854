/** Signs somebody in with a password, and a code where the account has an authenticator app. */
import { APIError, type PayloadRequest } from 'payload'
import { normalizedAddress } from '@/lib/access/attempts/account-key'
import { TriesUsedUp, takeTry } from '@/lib/access/attempts/attempt-limit'
import { countRefusal, recordRefusal } from '@/lib/access/audit/refusals'
import { isPassword } from '../passwords/verify'
import { checkSecondFactor } from '../second-factor/check'
import { type Session, startSession } from '../sessions/start'

export interface Credentials {
  email: string
  password: string
  code?: string | undefined
}

interface Account {
  id: number
  email: string
  suspended?: boolean | null
  secondFactorSince?: string | null
  hash?: string | null
  salt?: string | null
}

/** The same for an address that nobody has and for a wrong password: nobody learns who works here. */
const WRONG = 'This e-mail address or this password is not right.'
const SUSPENDED = 'This account is suspended. Please ask an administrator.'
const CODE_MISSING = 'Please type the six digits that your authenticator app shows.'
const CODE_WRONG = 'This code is not right. Please type the one that your app shows now.'
const CODE_UNREADABLE =
  'The site does not know your authenticator app any more. Please use a recovery code, or ask an administrator.'

/** Nobody was signed in; the message tells why, as far as strangers may know. */
export class SignInRefused extends APIError<{ needs: 'code' } | null> {
  constructor(message: string, status: 401 | 403, needs?: 'code') {
    super(message, status, needs ? { needs } : null, true)
  }
}

/**
 * @param device number of a device that has signed in to this account before
 * @throws SignInRefused, TriesUsedUp, TooBusy, and the database's own error when it is away
 */
export async function signIn(
  req: PayloadRequest,
  { email: typed, password, code }: Credentials,
  device: string | null,
): Promise<Session> {
  const { payload } = req
  const email = normalizedAddress(typed)
  const address = req.headers.get('x-forwarded-for') ?? ''
  const find = () => payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } })
  // Nothing is looked at before the turn is taken.
  const turn = await takeTry(payload, { email, address, device }).catch(async (error: unknown) => {
    if (!(error instanceof TriesUsedUp) || error.of !== 'account') throw error
    if (error.locks) await recordRefusal(req, 'locked', await find())
    else await countRefusal(req, await find())
    throw error
  })
  const account = await find()
  const refused = async (...why: ConstructorParameters<typeof SignInRefused>) => {
    await recordRefusal(req, 'sign-in-refused', account)
    return new SignInRefused(...why)
  }
  if (!(await isPassword(account, password)) || !account) throw await refused(WRONG, 401)
  if (account.suspended) throw await refused(SUSPENDED, 403)
  const factor = await checkSecondFactor(req, account.id, code)
  if (factor === 'missing') throw new SignInRefused(CODE_MISSING, 401, 'code')
  if (factor === 'wrong') throw await refused(CODE_WRONG, 401, 'code')
  if (factor === 'unreadable') throw await refused(CODE_UNREADABLE, 401, 'code')
  const session = await startSession(req, account)
  if (!session) throw await refused(WRONG, 401)
  await turn.giveBack()
  return session
}
