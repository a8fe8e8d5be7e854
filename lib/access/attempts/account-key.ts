import { createHmac } from 'node:crypto'
import { derivedKey } from '@/lib/platform/secrets/derived-key'

/** Spells an e-mail address as accounts keep it. */
export const normalizedAddress = (email: string): string => email.trim().toLowerCase()

/** Stands for an address, of an account or of none, where it is counted: nobody can read it back. */
export function addressKey(email: string): string {
  const key = derivedKey('accounts: address')
  return createHmac('sha256', key).update(normalizedAddress(email)).digest('hex').slice(0, 32)
}
