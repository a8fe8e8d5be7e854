/** Which records of the demo others need: what stays keeps what it shows. */
import type { PayloadRequest } from 'payload'
import { linkTo } from '@/lib/content/page-links'
import { usedPictures } from '@/lib/content/used-pictures'
import { idOf } from '@/lib/shared/format/related-id'
import type { DemoCollection } from './marks'
import type { StoredDoc } from './stored'

/** `collection/id` of a record, or `global:field` of a setting. */
type Holder = string

export interface Use {
  by: Holder
  /** `collection/id`. */
  of: string
}

export const recordKey = (collection: string, id: number) => `${collection}/${id}`
export const fieldKey = (global: string, path: string) => `${global}:${path}`

export type AllDocs = Readonly<Record<DemoCollection, StoredDoc[]>>

/** All that records and settings name of the demo's collections. The menu is none: its items leave with their pages. */
export async function usesIn(req: PayloadRequest, docs: AllDocs, payment: Record<string, unknown>): Promise<Use[]> {
  const pictures = (await usedPictures(req)).map(({ picture, holder, holderId, field }) => ({
    by: holderId === null ? fieldKey(holder, field) : recordKey(holder, holderId),
    of: recordKey('media', picture),
  }))
  return [...pictures, ...relations(docs), ...links(docs), ...funds(payment)]
}

function relations(docs: AllDocs): Use[] {
  const to = (holder: DemoCollection, field: string, target: DemoCollection): Use[] =>
    docs[holder].flatMap((doc) => {
      const id = idOf(doc[field])
      return id === null ? [] : [{ by: recordKey(holder, doc.id), of: recordKey(target, id) }]
    })
  const boxes = docs.pages.flatMap((page) =>
    campaignsIn(page.blocks).map((id) => ({ by: recordKey('pages', page.id), of: recordKey('campaigns', id) })),
  )
  return [
    ...to('subcategories', 'project', 'projects'),
    ...to('intros', 'project', 'projects'),
    ...to('pages', 'parent', 'pages'),
    ...boxes,
  ]
}

/** Of blocks the database knows no references. */
const campaignsIn = (blocks: unknown): number[] =>
  (Array.isArray(blocks) ? blocks : []).flatMap((block: { campaign?: unknown }) => idOf(block.campaign) ?? [])

const WITH_TEXTS = ['projects', 'subcategories', 'health', 'news', 'events', 'pages'] as const

function links(docs: AllDocs): Use[] {
  const texts = WITH_TEXTS.flatMap((collection) =>
    docs[collection].map((doc) => ({
      key: recordKey(collection, doc.id),
      text: JSON.stringify(collection === 'pages' ? doc.blocks : doc.detail) ?? '',
    })),
  )
  return docs.pages.flatMap(({ id, path }) => {
    const of = recordKey('pages', id)
    const link = linkTo(String(path))
    return texts
      .filter(({ key, text }) => key !== of && text.includes(String(path)) && link.test(text))
      .map(({ key }) => ({ by: key, of }))
  })
}

const funds = (payment: Record<string, unknown>): Use[] =>
  Object.entries((payment.projects ?? {}) as object).flatMap(([project, campaign]) => {
    const id = idOf(campaign)
    return id === null ? [] : [{ by: fieldKey('payment', `projects.${project}`), of: recordKey('campaigns', id) }]
  })
