/** Disables Payload's own sign-in and password reset, which our sign-in replaces. */
import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'

/**
 * Refuses these operations in the process, too; over HTTP the access matrix denies their calls. Payload's sign-in has no
 * rate limit and no second factor, and a reset token is as good as a password.
 */
export const refusePayloadSignIn: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (operation === 'login') throw publicError(say('signIn.refused.ownCall'), 403)
  if (operation === 'forgotPassword' || operation === 'resetPassword') {
    throw publicError(say('signIn.refused.noReset'), 503)
  }
  return args
}
