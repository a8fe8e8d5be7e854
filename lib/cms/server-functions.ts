/** The door to Payload's server functions, which are called below any address of the admin: for people who are signed in. */
import { isProgram } from '@/lib/access/keys/strategy'
import { cms } from './instance'
import { isOpenName } from './server-function-names'

/**
 * Whether a call is passed on to Payload. The person is asked of Payload itself: a cookie that looks right is not enough.
 * @param call as it was sent, which may be anything
 * @param headers of the request
 */
export async function isOpenCall(call: unknown, headers: Headers): Promise<boolean> {
  if (!isOpenName((call as { name?: unknown } | null | undefined)?.name)) return false
  const payload = await cms()
  const { user } = await payload.auth({ headers })
  return Boolean(user) && !isProgram(user)
}
