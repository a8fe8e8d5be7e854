import { APIError, type EmailAdapter } from 'payload'
import { say } from '@/lib/platform/calls/say'

/** Payload's email adapter, disabled: mails go through the outbox (lib/outbox), and a reset link must not be logged. */
export const disabledEmail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Website',
  sendEmail: async () => {
    throw new APIError(say('signIn.refused.noReset'), 503, undefined, true)
  },
})
