import type { Mailbox } from '@/lib/platform/env/mail-variables'
import { DEFAULT_EMAIL } from '@/lib/shared/site'

/**
 * Where mails to the foundation go: MAIL_TO; without it the e-mail of the settings, or MAIL_FROM while that is still the
 * demo's. What visitors wrote must not go there: it may be somebody's address.
 */
export function foundationAddresses(to: string[], email: string, from: Mailbox | null): string[] {
  if (to.length > 0) return to
  if (email !== DEFAULT_EMAIL) return [email]
  return from ? [from.address] : []
}
