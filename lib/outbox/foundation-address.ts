import type { Mailbox } from '@/lib/platform/env/mail-variables'

/** Domains at which nobody can be reached, with all below them (RFC 2606; RFC 6761, section 6). */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))\.?$/i

/** Whether an address is made up: what is sent there arrives nowhere, or with whoever answers for such domains. */
function isReservedAddress(email: string): boolean {
  return RESERVED.test(email.slice(email.lastIndexOf('@') + 1).trim())
}

/**
 * Where mails to the foundation go: MAIL_TO; without it the e-mail of the settings, or MAIL_FROM while that is empty or
 * made up, as the demo's is. What visitors wrote goes to nobody else.
 */
export function foundationAddresses(to: string[], email: string, from: Mailbox | null): string[] {
  if (to.length > 0) return to
  if (email && !isReservedAddress(email)) return [email]
  return from ? [from.address] : []
}
