import { APIError, type EmailAdapter } from 'payload'

/** Payload's email adapter, disabled: mails go through the outbox (lib/outbox), and a reset link must not be logged. */
export const disabledEmail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Website',
  sendEmail: async () => {
    throw new APIError(
      'This site mails no passwords. Please ask an administrator to set a new one.',
      503,
      undefined,
      true,
    )
  },
})
