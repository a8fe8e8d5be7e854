/** Sign-in with e-mail, password, and a code where the account has a second factor. */
import { APIError, type PayloadRequest } from 'payload'
import { countAttempt, TooManyAttempts } from '@/lib/access/attempts/attempt-limit'
import { normalizedEmail } from '@/lib/access/attempts/email-hmac'
import { countRefusedSignIn, recordRefusedSignIn } from '@/lib/access/audit/refused-sign-ins'
import { say } from '@/lib/platform/calls/say'
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

/** Why, as far as strangers may know. `wrong`: an unknown address, too, since it must not tell which accounts exist. */
type Refusal = 'wrong' | 'suspended' | 'codeMissing' | 'codeWrong' | 'codeUnreadable'

/** The sign-in was refused; the message says why. */
export class SignInRefused extends APIError<{ needs: 'code' } | null> {
  constructor(why: Refusal, status: 401 | 403, needs?: 'code') {
    super(say(`signIn.refused.${why}`), status, needs ? { needs } : null, true)
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
  if (!(await isCorrectPassword(account, password)) || !account) throw await refused('wrong', 401)
  if (account.suspended) throw await refused('suspended', 403)
  const factor = await checkSecondFactor(req, account.id, code)
  if (factor === 'missing') throw new SignInRefused('codeMissing', 401, 'code')
  if (factor === 'wrong') throw await refused('codeWrong', 401, 'code')
  if (factor === 'unreadable') throw await refused('codeUnreadable', 401, 'code')
  const session = await startSession(req, account)
  if (!session) throw await refused('wrong', 401)
  await attempt.clear()
  return session
}
