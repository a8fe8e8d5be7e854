/** Refuses to delete a page that others link to, and says which: their links would lead nowhere. */
import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { labelText } from '@/lib/platform/payload/label-text'
import { textIn } from '@/lib/platform/payload/stored-records'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { LEAVES_WITH_LINKS, linkTo } from '../page-links'

/** Collections whose records have a text with links. */
const WITH_TEXTS = ['projects', 'subcategories', 'health', 'news', 'events'] as const satisfies CollectionSlug[]
/** As many are named in the refusal. */
const MOST = 5

export const refuseDeletionOfLinkedPage: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  if (context[LEAVES_WITH_LINKS]) return
  const page = await req.payload.db.findOne<{ id: number; path?: string }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  })
  if (!page?.path) return
  const linked = [...(await linkedFromPages(req, page.id, page.path)), ...(await linkedFromTexts(req, page.path))]
  if (linked.length === 0) return
  const places = linked.slice(0, MOST).join(', ')
  throw publicError(say('content.pages.linked', { path: page.path, places, more: Math.max(linked.length - MOST, 0) }))
}

/** Pages whose newest version, which may be a draft, links there. */
async function linkedFromPages(req: PayloadRequest, id: number, path: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { id: { not_equals: id } },
    req,
  })
  const link = linkTo(path)
  return docs.flatMap((doc) => (link.test(JSON.stringify(doc.blocks)) ? [named(req, 'pages', doc)] : []))
}

async function linkedFromTexts(req: PayloadRequest, path: string): Promise<string[]> {
  const link = linkTo(path)
  const found: string[] = []
  for (const collection of WITH_TEXTS) {
    const records = new Map<number, string>()
    for (const locale of LOCALES) {
      const where: Where = { 'detail.text': { contains: path } }
      const options = { collection, locale, where, draft: true, depth: 0, overrideAccess: true, req } as const
      const { docs } = await req.payload.find({ ...options, fallbackLocale: false, pagination: false })
      for (const doc of docs) {
        if (link.test(JSON.stringify(doc.detail))) records.set(doc.id, named(req, collection, doc))
      }
    }
    found.push(...records.values())
  }
  return found
}

function named({ payload }: PayloadRequest, collection: CollectionSlug, doc: { id: number; title?: unknown }): string {
  const { labels, slug } = payload.collections[collection].config
  const title = textIn(doc.title, spokenLocale()) || `${doc.id}`
  return `${labelText(labels.singular, spokenLocale(), slug)} “${title}”`
}
