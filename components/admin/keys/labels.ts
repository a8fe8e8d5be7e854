import type { ListedKey } from '@/lib/access/keys/list'
import type { KeyArea } from '@/lib/access/rights/key-areas'
import type { Words } from '@/lib/shared/i18n/admin/translate'

/** A key's scope, in a line. */
export function scopeLabel({ areas, mayWrite }: Pick<ListedKey, 'areas' | 'mayWrite'>, words: Words<'keys'>): string {
  const names = areas.map((area) => words(`areas.${area as KeyArea}.name`)).join(', ')
  return words(mayWrite ? 'scope.writes' : 'scope.reads', { areas: names })
}
