/**
 * Gifts that were promised on this device, by the addresses of their private pages: until they are settled, for 60 days at
 * most. Beside a mail, which not everybody asks for, nothing else leads back to them.
 */
import { readStored, writeStored } from '@/lib/shared/stored-json'

const LONGEST_MS = 60 * 24 * 60 * 60 * 1000
const MOST = 5
/** The address of a gift's page, in whichever language (lib/giving/books/status-address.ts). */
const PAGE = /^(?:\/bn)?\/pledge\/([\w-]{22})$/

interface RememberedGift {
  /** Of the gift's private page. */
  key: string
  /** Milliseconds since 1970. */
  at: number
}

const isGift = (entry: unknown): entry is RememberedGift => {
  const { key, at } = (entry ?? {}) as Partial<RememberedGift>
  return typeof key === 'string' && PAGE.test(`/pledge/${key}`) && Date.now() - Number(at) < LONGEST_MS
}

/** The gifts that are remembered, the latest first; none where the browser keeps nothing. */
export function rememberedGifts(): RememberedGift[] {
  const stored = readStored('gifts')
  return Array.isArray(stored) ? stored.filter(isGift) : []
}

/** Where a browser keeps nothing, the mail, and "Find my gift", lead back. */
const store = (gifts: RememberedGift[]) => writeStored('gifts', gifts.length > 0 ? gifts.slice(0, MOST) : null)

/** Remembers a gift by the address of its private page; other addresses are left alone. */
export function rememberGift(address: string): void {
  const [, key] = new URL(address, location.href).pathname.match(PAGE) ?? []
  if (key) store([{ key, at: Date.now() }, ...rememberedGifts().filter((gift) => gift.key !== key)])
}

/** Forgets a gift. @param key of its private page */
export function forgetGift(key: string): void {
  store(rememberedGifts().filter((gift) => gift.key !== key))
}
