import type { KeyState, ListedKey } from '@/lib/access/keys/list'
import { KEY_AREA_LABELS, type KeyArea } from '@/lib/access/rights/key-areas'

export const KEY_STATE_LABELS: Record<KeyState, string> = {
  works: 'Works',
  ended: 'Ended',
  expired: 'Expired',
  resting: 'Rests with its account',
}

/** A key's scope, in a line. */
export function scopeLabel({ areas, mayWrite }: Pick<ListedKey, 'areas' | 'mayWrite'>): string {
  const names = areas.map((area) => KEY_AREA_LABELS[area as KeyArea][0]).join(', ')
  return `${mayWrite ? 'Reads and writes' : 'Reads'}: ${names}`
}
