import { APIError, type EmailAdapter } from 'payload'

/** Until a mail server is configured nothing is sent, and nothing (such as a reset link) is printed instead. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Website',
  sendEmail: async () => {
    throw new APIError(
      'This site has no mail server yet. Please ask an administrator to set a new password.',
      503,
      undefined,
      true,
    )
  },
})
