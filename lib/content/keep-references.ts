/** Payload's plugin: whatever can name a picture keeps the table of references, in the transaction of each save. */
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
import { canNamePictures, foundIn, PICTURES } from './references/found'
import { refuseMissing } from './references/missing'
import { holdPictures } from './references/pictures'
import { forgetHolder, type Holder, type Reference, writeReferences } from './references/rows'

export const keepingReferences: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withHooks),
  globals: config.globals?.map(withGlobalHooks),
})

function withHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  if (!canNamePictures(collection.fields)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), holdBeforeChange],
      afterChange: [...(hooks.afterChange ?? []), keepAfterChange],
      afterDelete: [...(hooks.afterDelete ?? []), forgetAfterDelete],
    },
  }
}

function withGlobalHooks(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  if (!canNamePictures(global.fields)) return global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), holdGlobalBeforeChange],
      afterChange: [...(hooks.afterChange ?? []), keepGlobalAfterChange],
    },
  }
}

/** Before anything is written: whoever deletes a picture holds it first, and then its rows. */
const holdBeforeChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  await refuseMissing(req, collection, data, originalDoc)
  return data
}

const holdGlobalBeforeChange: GlobalBeforeChangeHook = async ({ global, data, originalDoc, req }) => {
  await refuseMissing(req, global, data, originalDoc)
  return data
}

const keepAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await keepReferences(req, { slug: collection.slug, id: Number(doc.id) })
}

const keepGlobalAfterChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await keepReferences(req, { slug: global.slug, id: null })
}

const forgetAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetHolder(await transactionDatabase(req), { slug: collection.slug, id: Number(id) })
}

/** Fields of a collection or a global. */
export function fieldsOf({ collections, globals }: Payload, { slug, id }: Holder): Field[] {
  if (id !== null) return collections[slug as CollectionSlug].config.fields
  return globals.config.find((global) => global.slug === slug)?.fields ?? []
}

/**
 * Writes which pictures a record or a global names, as the request's transaction has it stored: what visitors see, and
 * the newest draft, in all languages.
 * @throws APIError when one of them was deleted at this moment
 */
export async function keepReferences(req: PayloadRequest, holder: Holder): Promise<void> {
  const fields = fieldsOf(req.payload, holder)
  const states = await statesOf(req, holder)
  const found = states.flatMap(({ stored, draft }) => foundIn(fields, stored).map((place) => ({ ...place, draft })))
  const held = await holdPictures(req, found)
  if (held.some(({ named, id }) => typeof named === 'number' && id === null)) throw publicError(GONE)
  const references = held.flatMap(({ id, path, locale }, at): Reference[] =>
    id === null ? [] : [{ target: PICTURES, targetId: id, field: path, locale, draft: found[at]?.draft ?? false }],
  )
  await writeReferences(await transactionDatabase(req), holder, references)
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
