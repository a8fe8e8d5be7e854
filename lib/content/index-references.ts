/** Payload plugin: each save of a record or a global indexes what it names, in the same transaction. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  Payload,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { lockPictures } from './references/lock-pictures'
import { type Holder, type Reference, removeReferences, writeReferences } from './references/reference-table'
import {
  hasPictureFields,
  isPictureReference,
  isRecordReference,
  referencesIn,
} from './references/references-in-fields'
import { refuseMissingPictures } from './references/refuse-missing-pictures'

export const indexingReferences: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withHooks),
  globals: config.globals?.map(withGlobalHooks),
})

function withHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  if (!holdsReferences(collection)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), lockBeforeChange],
      afterChange: [...(hooks.afterChange ?? []), indexAfterChange],
      afterDelete: [...(hooks.afterDelete ?? []), removeAfterDelete],
    },
  }
}

function withGlobalHooks(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  if (!holdsReferences(global)) return global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), lockGlobalBeforeChange],
      afterChange: [...(hooks.afterChange ?? []), indexGlobalAfterChange],
    },
  }
}

/** Locks the pictures before anything is written: who deletes a picture locks it first, and then its rows. */
const lockBeforeChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  await refuseMissingPictures(req, collection, data, originalDoc)
  return data
}

const lockGlobalBeforeChange: GlobalBeforeChangeHook = async ({ global, data, originalDoc, req }) => {
  await refuseMissingPictures(req, global, data, originalDoc)
  return data
}

const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await indexReferences(req, { slug: collection.slug, id: Number(doc.id) })
}

const indexGlobalAfterChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await indexReferences(req, { slug: global.slug, id: null })
}

const removeAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await removeReferences(await transactionDatabase(req), { slug: collection.slug, id: Number(id) })
}

/** Beside what shows pictures: it says to which campaigns gifts go. */
const PAYMENT = 'payment'

/** Whether what a collection's records, or a global, name is indexed: content, never gifts and people's data. */
export const holdsReferences = ({ slug, fields }: Pick<CollectionConfig | GlobalConfig, 'slug' | 'fields'>): boolean =>
  hasPictureFields(fields) || slug === PAYMENT

/** Fields of a collection or a global. */
export function fieldsOf({ collections, globals }: Payload, { slug, id }: Holder): Field[] {
  if (id !== null) return collections[slug as CollectionSlug].config.fields
  return globals.config.find((global) => global.slug === slug)?.fields ?? []
}

/**
 * Indexes what a record or a global names, as the request's transaction sees it: of the published record and
 * of the newest draft, in all languages.
 * @throws APIError when one of them is being deleted
 */
export async function indexReferences(req: PayloadRequest, holder: Holder): Promise<void> {
  const fields = fieldsOf(req.payload, holder)
  const states = await statesOf(req, holder)
  const found = states.flatMap(({ stored, draft }) =>
    referencesIn(fields, stored).map((place) => ({ ...place, draft })),
  )
  const foundPictures = found.filter(isPictureReference)
  const held = await lockPictures(req, foundPictures)
  if (held.some(({ named, id }) => typeof named === 'number' && id === null)) throw publicError(GONE)
  const pictures = held.flatMap(({ target, id, path, locale }, at): Reference[] =>
    id === null ? [] : [{ target, targetId: id, field: path, locale, draft: foundPictures[at]?.draft ?? false }],
  )
  const records = found
    .filter(isRecordReference)
    .map(
      ({ target, named, path, locale, draft }): Reference => ({ target, targetId: named, field: path, locale, draft }),
    )
  await writeReferences(await transactionDatabase(req), holder, [...pictures, ...records])
}

const GONE = 'A picture that stands here was deleted at this moment. Please choose another, and save again.'

interface State {
  stored: Record<string, unknown>
  draft: boolean
}

async function statesOf(req: PayloadRequest, { slug, id }: Holder): Promise<State[]> {
  const { db, collections } = req.payload
  const locale = 'all'
  if (id === null) {
    return [{ stored: await db.findGlobal({ slug: slug as GlobalSlug, locale, req }), draft: false }]
  }
  const collection = slug as CollectionSlug
  const stored = await db.findOne<State['stored'] & { id: number }>({
    collection,
    where: { id: { equals: id } },
    locale,
    req,
  })
  if (!stored) return []
  const states = [{ stored, draft: stored._status === 'draft' }] as State[]
  if (!collections[collection].config.versions?.drafts) return states
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await db.findVersions<State['stored']>({
    collection,
    where,
    limit: 1,
    pagination: false,
    locale,
    req,
  })
  const [newest] = docs.map(({ version }) => version)
  return newest?._status === 'draft' ? [...states, { stored: newest, draft: true }] : states
}
