import { APIError, type EmailAdapter } from 'payload'

/** Payload sends nothing: mails to visitors go through the outbox (lib/outbox), and a reset link must not be printed. */
export const noMail: EmailAdapter = () => ({
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
