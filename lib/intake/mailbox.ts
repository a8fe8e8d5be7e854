import { domainToASCII } from 'node:url'

/** Google gives a mailbox every spelling with dots, under both of its hosts. */
const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as far as its writing tells: capitals, wide letters and what follows a plus
 * make no other one. For counting, never for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/(?<=.)\+.*/, '')
  const typedHost = address.slice(at + 1)
  const host = domainToASCII(typedHost) || typedHost
  return GOOGLE.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
