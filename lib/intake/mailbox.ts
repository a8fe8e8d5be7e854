import { domainToASCII } from 'node:url'

/** Google gives a mailbox every spelling with dots, under both of its hosts. */
const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * Canonical mailbox of an e-mail address, for rate limits, never for sending: capitals, wide letters, what follows a plus
 * and Google's dots make no other mailbox.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/(?<=.)\+.*/, '')
  const typedHost = address.slice(at + 1)
  const host = domainToASCII(typedHost) || typedHost
  return GOOGLE.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
