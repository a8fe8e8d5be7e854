/** The guard of Payload's server functions, which are called below any address of the admin: only for signed-in people. */
import { isApiClient } from '@/lib/access/keys/strategy'
import { cms } from './instance'
import { isAllowedName } from './server-function-names'

/**
 * Whether a call is forwarded to Payload, which authenticates the person: a cookie that looks right is not enough.
 * @param call as it was sent, which may be anything
 * @param headers of the request
 */
export async function isAllowedCall(call: unknown, headers: Headers): Promise<boolean> {
  if (!isAllowedName((call as { name?: unknown } | null | undefined)?.name)) return false
  const payload = await cms()
  const { user } = await payload.auth({ headers })
  return Boolean(user) && !isApiClient(user)
}
