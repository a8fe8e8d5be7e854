/** Where a record stands, in words: for whoever would take it away. */
import type { CollectionConfig, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Reader, reach } from '@/lib/access/access-functions'
import { allowed } from '@/lib/access/rights/gate'
import { GLOBALS } from '@/lib/access/rights/matrix'
import { fieldsOf } from '@/lib/content/keep-references'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { textIn } from '@/lib/platform/payload/stored-records'
import { languageName } from '@/lib/shared/format/language-name'
import { fieldAt } from './found'
import { type HeldReference, type Holder, referencesTo } from './rows'

export interface Place {
  /** Slug of the collection or the global. */
  holder: string
  /** Id of the record; null for a global. */
  id: number | null
  /** Path of the field. */
  field: string
  /** Null where the field has one value for all languages. */
  language: string | null
  /** Whether it stands in a draft alone, which visitors do not see. */
  draft: boolean
  /** Whether it stands in a text, which names its file. */
  inText: boolean
  /** All of that as a person reads it. */
  words: string
}

/** All places where a record stands, as the request's transaction has them. What its user may not read has no title. */
export async function placesOf(req: PayloadRequest, target: string, id: number): Promise<Place[]> {
  const references = await referencesTo(await transactionDatabase(req), target, id)
  const titles = new Map<string, string>()
  const places: Place[] = []
  for (const reference of withoutSameDrafts(references)) {
    const { holder, field, locale, draft } = reference
    const key = JSON.stringify(holder)
    const title = titles.get(key) ?? (await titleOf(req, holder))
    titles.set(key, title)
    const { label, isText } = fieldAt(fieldsOf(req.payload, holder), field)
    const more = [...(locale ? [languageName(locale)] : []), ...(draft ? ['draft'] : [])]
    const words = `${title}: ${label}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    places.push({ holder: holder.slug, id: holder.id, field, language: locale, draft, inText: isText, words })
  }
  return places
}

/** A draft that names it where visitors see it, too, is no other place. */
function withoutSameDrafts(references: HeldReference[]): HeldReference[] {
  const placeOf = ({ holder, field, locale }: HeldReference) => JSON.stringify([holder, field, locale])
  const published = new Set(references.filter(({ draft }) => !draft).map(placeOf))
  const drafts = new Set<string>()
  return references.filter((reference) => {
    const place = placeOf(reference)
    if (!reference.draft) return true
    if (published.has(place) || drafts.has(place)) return false
    drafts.add(place)
    return true
  })
}

async function titleOf(req: PayloadRequest, { slug, id }: Holder): Promise<string> {
  const { payload } = req
  const user = req.user as Reader
  if (id === null) {
    const label = payload.globals.config.find((global) => global.slug === slug)?.label
    return user && !allowed(user, GLOBALS[slug as GlobalSlug].area, 'read') ? UNTOLD : String(label ?? slug)
  }
  if (user && reach(slug as CollectionSlug, user, 'read') !== true) return UNTOLD
  const { config } = payload.collections[slug as CollectionSlug]
  const kind = kindOf(config)
  const { useAsTitle = 'id' } = config.admin
  const where = { id: { equals: id } }
  const stored = await payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: slug as CollectionSlug,
    where,
    locale: 'all',
    req,
  })
  const title = useAsTitle === 'id' ? '' : textIn(stored?.[useAsTitle], 'en') || textIn(stored?.[useAsTitle], 'bn')
  return title ? `${kind} “${title}”` : `${kind} number ${id}`
}

const UNTOLD = 'A record that is not for your role to see'

const kindOf = ({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>) =>
  typeof labels?.singular === 'string' ? labels.singular : slug

/** More of them are counted. */
const TOLD = 10

/** The places in one line. */
export function inOneLine(places: readonly Place[]): string {
  const more = places.length - TOLD
  const told = places.slice(0, TOLD).map(({ words }) => words)
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
