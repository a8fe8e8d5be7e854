/** Disables Payload's own sign-in and password reset, which our sign-in replaces. */
import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'

const NO_RESET = 'This site mails no passwords. Please ask an administrator to set a new one.'

/**
 * Refuses these operations in the process, too; over HTTP the access matrix denies their calls. Payload's sign-in has no
 * rate limit and no second factor, and a reset token is as good as a password.
 */
export const refusePayloadSignIn: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (operation === 'login') throw publicError('The sign-in is POST /api/users/login.', 403)
  if (operation === 'forgotPassword' || operation === 'resetPassword') {
    throw publicError(NO_RESET, 503)
  }
  return args
}
