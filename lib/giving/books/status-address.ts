/** Addresses of a donor's private pages: whoever has one is taken for the donor. */
import { randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/env/env'
import { type Locale, localized } from '@/lib/shared/addresses/localized'

/** 128 bits by chance: nobody guesses one. */
export function newStatusKey(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a text can be such a key; what cannot is not looked up. */
export function isStatusKey(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** Paths without the language. */
export const statusPath = (key: string) => `/pledge/${key}`
export const receiptPath = (key: string) => `${statusPath(key)}/receipt`
export const receiptPdfPath = (key: string) => `${receiptPath(key)}.pdf`

/** The whole address of a status page, for answers and mails. */
export function statusUrl(key: string, locale: Locale): string {
  return new URL(localized(locale, statusPath(key)), env().siteUrl).href
}
