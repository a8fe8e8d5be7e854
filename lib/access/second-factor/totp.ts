/** TOTP codes of authenticator apps (RFC 6238), as every app knows them: SHA-1, six digits, steps of 30 seconds. */
import { Secret, TOTP } from 'otpauth'
import { asciiDigits } from '@/lib/shared/format/digits'

const PERIOD_SECONDS = 30

/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time (section 5.2). */
const DRIFT_STEPS = 1

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_BYTES = 20

/** What a person typed as a code. */
export type TypedCode =
  | { kind: 'app'; code: string }
  | { kind: 'recovery'; code: string }
  | { kind: 'none' }
  | { kind: 'missing' }

/** Letters and digits of recovery codes: Crockford's base 32, without what looks like something else. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 16

/** Longer than any code with its spaces. */
const MOST_TYPED = 100

/** Parses a code of either kind: digits of any script, spaces and hyphens, and letters that are easily mistaken. */
export function readCode(typed: string | undefined): TypedCode {
  const code = asciiDigits((typed ?? '').slice(0, MOST_TYPED)).replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  if (code === '') return { kind: 'missing' }
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  const letters = code.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  const isRecovery =
    letters.length === RECOVERY_LENGTH && [...letters].every((sign) => RECOVERY_ALPHABET.includes(sign))
  return isRecovery ? { kind: 'recovery', code: letters } : { kind: 'none' }
}

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const generator = (secret: string, account = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    label: account,
    issuer,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** Key URI that the app reads from the QR code (otpauth:). @param issuer name of the site, shown in the app */
export const keyUri = (secret: string, account: string, issuer: string): string =>
  generator(secret, account, issuer).toString()

/**
 * The step whose code this is.
 * @param code six digits
 * @param now milliseconds since 1970
 * @returns null where it is the code of no step near the present one
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta
}
