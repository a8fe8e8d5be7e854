/** Recovery codes of the second factor: one-time codes, stored as hashes. */
import { randomBytes, randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { RECOVERY_ALPHABET, RECOVERY_LENGTH } from './totp'

const COUNT = 10

const hashed = promisify<string, Buffer, number, Buffer>(scrypt)

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')

/** With a salt, as NIST SP 800-63B asks for look-up secrets of less than 112 bits; these have 80. */
const entry = async (code: string, salt: Buffer) =>
  `${salt.toString('base64url')}.${(await hashed(code, salt, 32)).toString('base64url')}`

/** New codes in groups of four, to be shown once, and their hashes, to be stored. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; entries: string[] }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: COUNT }, newCode)
  const entries = await Promise.all(codes.map((code) => entry(code, salt)))
  return { codes: codes.map((code) => code.replace(/(.{4})(?!$)/g, '$1-')), entries }
}

/** Hash of a code, with the salt of the stored ones. @param others stored hashes @returns null where none is stored */
export async function hashRecoveryCode(code: string, others: string[]): Promise<string | null> {
  const [salt] = others[0]?.split('.') ?? []
  return salt ? entry(code, Buffer.from(salt, 'base64url')) : null
}
