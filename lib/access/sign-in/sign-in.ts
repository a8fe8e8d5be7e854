/** Sign-in with e-mail, password, and a code where the account has a second factor. */
import { APIError, type PayloadRequest } from 'payload'
import { countAttempt, TooManyAttempts } from '@/lib/access/attempts/attempt-limit'
import { normalizedEmail } from '@/lib/access/attempts/email-hmac'
import { countRefusedSignIn, recordRefusedSignIn } from '@/lib/access/audit/refused-sign-ins'
import { isCorrectPassword } from '../passwords/verify'
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

/** The same for an unknown address and a wrong password: it must not tell which accounts exist. */
const WRONG = 'This e-mail address or this password is not right.'
const SUSPENDED = 'This account is suspended. Please ask an administrator.'
const CODE_MISSING = 'Please type the six digits that your authenticator app shows.'
const CODE_WRONG = 'This code is not right. Please type the one that your app shows now.'
const CODE_UNREADABLE =
  'The site does not know your authenticator app any more. Please use a recovery code, or ask an administrator.'

/** The sign-in was refused; the message says why, as far as strangers may know. */
export class SignInRefused extends APIError<{ needs: 'code' } | null> {
  constructor(message: string, status: 401 | 403, needs?: 'code') {
    super(message, status, needs ? { needs } : null, true)
  }
}

/**
 * Signs in.
 * @param device id of a device that has signed in to this account before
 * @throws SignInRefused, TooManyAttempts, TooBusy, and the database's own error when it is away
 */
export async function signIn(
  req: PayloadRequest,
  { email: typed, password, code }: Credentials,
  device: string | null,
): Promise<Session> {
  const { payload } = req
  const email = normalizedEmail(typed)
  const address = req.headers.get('x-forwarded-for') ?? ''
  const find = () => payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } })
  // Nothing is compared before the attempt is counted.
  const attempt = await countAttempt(payload, { email, address, device }).catch(async (error: unknown) => {
    if (!(error instanceof TooManyAttempts) || error.of !== 'account') throw error
    if (error.locks) await recordRefusedSignIn(req, 'locked', await find())
    else await countRefusedSignIn(req, await find())
    throw error
  })
  const account = await find()
  const refused = async (...why: ConstructorParameters<typeof SignInRefused>) => {
    await recordRefusedSignIn(req, 'sign-in-refused', account)
    return new SignInRefused(...why)
  }
  if (!(await isCorrectPassword(account, password)) || !account) throw await refused(WRONG, 401)
  if (account.suspended) throw await refused(SUSPENDED, 403)
  const factor = await checkSecondFactor(req, account.id, code)
  if (factor === 'missing') throw new SignInRefused(CODE_MISSING, 401, 'code')
  if (factor === 'wrong') throw await refused(CODE_WRONG, 401, 'code')
  if (factor === 'unreadable') throw await refused(CODE_UNREADABLE, 401, 'code')
  const session = await startSession(req, account)
  if (!session) throw await refused(WRONG, 401)
  await attempt.clear()
  return session
}
