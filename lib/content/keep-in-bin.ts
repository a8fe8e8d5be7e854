/** Payload plugin: what staff delete of the site's content is kept in the bin, in the deletion's own transaction. */
import type { CollectionBeforeDeleteHook, CollectionConfig, CollectionSlug, PayloadRequest, Plugin } from 'payload'
import { textIn } from '@/lib/platform/payload/stored-records'
import { BIN } from './bin/bin-entries'
import { type KeptRecord, keptRecord, type Values } from './bin/kept-record'
import { binFileName, downloadFileName, readFileIfThere } from './media/file-store'
import { fileNamesOf, type StoredPicture, writeFiles } from './media/library-files'
import { LEAVES_WITH_LINKS } from './page-links'

/** Every kind of record that visitors see: never accounts, gifts, messages or history. */
export const BINNED_COLLECTIONS = [
  ...['pages', 'banners', 'intros', 'faqs', 'partners', 'abouts', 'people', 'projects', 'subcategories', 'health'],
  ...['news', 'events', 'gallery-images', 'gallery-videos', 'campaigns', 'media', 'files'],
] as const as readonly CollectionSlug[]

export const keepingInBin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    BINNED_COLLECTIONS.includes(collection.slug as CollectionSlug) ? withHook(collection) : collection,
  ),
})

/** First of all: what goes along with the record is there still. A deletion that is refused takes the entry back with it. */
const withHook = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [keepInBin, ...(hooks.beforeDelete ?? [])] } }
}

/** What the site removes by itself, and what leaves with the demo, is not kept. */
const keepInBin: CollectionBeforeDeleteHook = async ({ collection, id, req, context }) => {
  if (!req.user || context[LEAVES_WITH_LINKS]) return
  const slug = collection.slug as CollectionSlug
  const content = await keptRecord(req, slug, Number(id))
  if (!content || content.record.withdrawnAt) return
  const { email, key } = req.user as { email?: string; key?: { name?: string } }
  const now = new Date().toISOString()
  const data = {
    kind: slug,
    recordId: Number(id),
    title: titleOf(content.record, collection.admin.useAsTitle),
    actor: email ?? null,
    key: key?.name ?? null,
    content,
    files: await keepFiles(req, slug, content),
    ...{ createdAt: now, updatedAt: now },
  }
  await req.payload.db.create({ collection: BIN, data, req, returning: false })
}

const titleOf = (record: Values, field = 'id') => ({
  en: field === 'id' ? '' : textIn(record[field], 'en'),
  bn: field === 'id' ? '' : textIn(record[field], 'bn'),
})

/** The files of a picture but for those that are made anew of the others, and a file for download. @returns their names in the bin */
async function keepFiles(req: PayloadRequest, collection: CollectionSlug, { record }: KeptRecord): Promise<string[]> {
  const files = new Map<string, Buffer>()
  for (const name of filesOf(collection, record)) {
    const bytes = await readFileIfThere(name)
    if (bytes) files.set(binFileName(name), bytes)
  }
  if (files.size > 0) await writeFiles(req, files)
  return [...files.keys()]
}

function filesOf(collection: CollectionSlug, record: Values): string[] {
  if (collection === 'files') return [downloadFileName(String(record.filename))]
  return collection === 'media' ? fileNamesOf(record as StoredPicture).filter((name) => !name.endsWith('.avif')) : []
}
