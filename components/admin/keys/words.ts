import type { KeyState, ListedKey } from '@/lib/access/keys/listed'
import { KEY_AREA_WORDS, type KeyArea } from '@/lib/access/rights/key-areas'

export const KEY_STATES: Record<KeyState, string> = {
  works: 'Works',
  ended: 'Ended',
  expired: 'Expired',
  resting: 'Rests with its account',
}

/** What a key may do, in a line. */
export function scopeWords({ areas, mayWrite }: Pick<ListedKey, 'areas' | 'mayWrite'>): string {
  const names = areas.map((area) => KEY_AREA_WORDS[area as KeyArea][0]).join(', ')
  return `${mayWrite ? 'Reads and writes' : 'Reads'}: ${names}`
}
