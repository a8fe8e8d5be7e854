/** Usages of a record, in words, for whoever would delete it. */
import type { CollectionConfig, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Requester, recordAccess } from '@/lib/access/access-functions'
import { isAllowed } from '@/lib/access/rights/authorization'
import { GLOBALS } from '@/lib/access/rights/matrix'
import { fieldsOf } from '@/lib/content/index-references'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { labelText } from '@/lib/platform/payload/label-text'
import { textIn } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import { languageName } from '@/lib/shared/format/language-name'
import { fieldAt } from './field-at'
import { type HeldReference, type Holder, referencesTo } from './reference-table'

export interface Usage {
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
  /** All of that as a person reads it. */
  words: string
  /** Address of the holder in the admin; null where the request's user may not read it. */
  href: string | null
}

/** All usages of a record, as the request's transaction sees them. Records that its user may not read have no title. */
export async function usagesOf(req: PayloadRequest, target: string, id: number): Promise<Usage[]> {
  const references = await referencesTo(await transactionDatabase(req), target, id)
  const titles = new Map<string, string | null>()
  const usages: Usage[] = []
  for (const reference of withoutSameDrafts(references)) {
    const { holder, field, locale, draft } = reference
    const key = JSON.stringify(holder)
    const title = titles.has(key) ? titles.get(key) : await titleOf(req, holder)
    titles.set(key, title ?? null)
    const { label } = fieldAt(fieldsOf(req.payload, holder), field)
    const more = [
      ...(locale ? [languageName(locale, spokenLocale())] : []),
      ...(draft ? [say('content.pictures.draft')] : []),
    ]
    const words = `${title ?? say('content.pictures.hiddenRecord')}: ${label}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    usages.push({
      holder: holder.slug,
      id: holder.id,
      field,
      language: locale,
      draft,
      words,
      href: title ? addressOf(holder) : null,
    })
  }
  return usages
}

/** Leaves out usages in drafts where the published record uses it in the same field. */
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

const addressOf = ({ slug, id }: Holder) =>
  id === null ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`

/** @returns null for what the request's user may not read */
async function titleOf(req: PayloadRequest, { slug, id }: Holder): Promise<string | null> {
  const { payload } = req
  const user = req.user as Requester
  if (id === null) {
    const label = payload.globals.config.find((global) => global.slug === slug)?.label
    return user && !isAllowed(user, GLOBALS[slug as GlobalSlug].area, 'read')
      ? null
      : labelText(label, spokenLocale(), slug)
  }
  if (user && recordAccess(slug as CollectionSlug, user, 'read') !== true) return null
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
  const titleIn = (locale: Locale) => (useAsTitle === 'id' ? '' : textIn(stored?.[useAsTitle], locale))
  const title = titleIn(spokenLocale()) || titleIn('bn')
  return title ? `${kind} “${title}”` : say('content.pictures.numbered', { kind, id })
}

const kindOf = ({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>) =>
  labelText(labels?.singular, spokenLocale(), slug)

/** Further ones are only counted. */
const MAX_LISTED = 10

/** The usages as one line of text. */
export function usageList(usages: readonly Usage[]): string {
  const more = usages.length - MAX_LISTED
  const told = usages.slice(0, MAX_LISTED).map(({ words }) => words)
  return [...told, ...(more > 0 ? [say('content.pictures.more', { count: more })] : [])].join('; ')
}
