/** Device cookies of devices that have signed in before. They authenticate nobody: they only select a rate limit. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { emailHmac } from '@/lib/access/attempts/email-hmac'
import { env } from '@/lib/platform/env/env'
import { derivedKey } from '@/lib/platform/secrets/derived-key'

const DAYS = 180

/** One cookie an account: several people share the computer of an office. */
function cookieName(email: string): string {
  const prefix = env().siteUrl.startsWith('https:') ? '__Secure-' : ''
  return `${prefix}known-device-${emailHmac(email).slice(0, 12)}`
}

const signed = (device: string, email: string) =>
  createHmac('sha256', derivedKey('accounts: device'))
    .update(`${emailHmac(email)} ${device}`)
    .digest('base64url')

/**
 * Id of a device that has signed in to this account before.
 * @param cookies name → value, as the browser sent them
 * @returns null for an unknown device, or where the cookie is another account's or forged
 */
export function knownDevice(cookies: ReadonlyMap<string, string>, email: string): string | null {
  const [device = '', signature = ''] = (cookies.get(cookieName(email)) ?? '').split('.')
  const [expected, given] = [Buffer.from(signed(device, email)), Buffer.from(signature)]
  return device !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

/** Set-Cookie of a device that has just signed in. Only the sign-in ever reads it. */
export function deviceCookie(email: string, device: string | null): string {
  const number = device ?? randomBytes(16).toString('base64url')
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : ''
  const value = `${number}.${signed(number, email)}`
  const lifetime = DAYS * 24 * 60 * 60
  return `${cookieName(email)}=${value}; Max-Age=${lifetime}; Path=/api/users/login; HttpOnly; SameSite=Strict${secure}`
}
