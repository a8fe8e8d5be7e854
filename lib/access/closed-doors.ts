/** Ways in that Payload has besides our own sign-in: none of them stands open. */
import type { CollectionBeforeOperationHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'

const NO_RESET = 'This site mails no passwords. Please ask an administrator to set a new one.'

/** Over HTTP they have no call (access/matrix). In the process, too: Payload's sign-in counts no tries and asks for no code, and a token for a reset is a password. */
export const refuseOtherDoors: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (operation === 'login') throw publicError('The sign-in is POST /api/users/login.', 403)
  if (operation === 'forgotPassword' || operation === 'resetPassword') {
    throw publicError(NO_RESET, 503)
  }
  return args
}
