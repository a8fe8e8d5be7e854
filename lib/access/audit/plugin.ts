/** Payload plugin that audits every write of staff and of API clients: the entry is written in the write's transaction. */
import { sql } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Plugin,
  RequestContext,
} from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type { AuditAction } from './actions'
import { changedFields } from './changed-fields'
import { recordStaffAction } from './record'
import { UNAUDITED } from './unaudited'

/** In the context of a request: whether the update at hand saves a draft. */
const AS_DRAFT = 'auditedAsDraft'
/** In the context of a request: whether visitors saw the record that the update at hand takes down. */
const WAS_PUBLISHED = 'auditedWasPublished'

/** Adds the hooks to all collections and globals. What the site writes by itself, with nobody signed in, leaves no entry. */
export const auditPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withHooks),
  globals: config.globals?.map(withGlobalHooks),
})

function withHooks(collection: CollectionConfig): CollectionConfig {
  if (UNAUDITED.has(collection.slug)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), rememberDraft],
      beforeChange: [...(hooks.beforeChange ?? []), rememberPublished],
      // First, before a hook of the collection writes another record in the same request.
      afterChange: [recordChange, ...(hooks.afterChange ?? [])],
      afterDelete: [recordDeletion, ...(hooks.afterDelete ?? [])],
    },
  }
}

function withGlobalHooks(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, afterChange: [recordGlobal, ...(hooks.afterChange ?? [])] } }
}

const rememberDraft: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  if (operation === 'update') context[AS_DRAFT] = (args as { draft?: boolean }).draft === true
  return args
}

/** Payload's `originalDoc` is the newest draft; what visitors saw is in the table. */
const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const takesDown = operation === 'update' && collection.versions?.drafts && data._status === 'draft'
  if (!takesDown || context[AS_DRAFT] || !req.user) return data
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const db = await transactionDatabase(req)
  const [row] = await runSql(db, sql`SELECT _status FROM ${table} WHERE id = ${originalDoc.id}`)
  context[WAS_PUBLISHED] = row?._status === 'published'
  return data
}

const recordChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const about = { subject: collection.slug, record: doc.id }
  if (operation === 'create') return recordStaffAction(req, { ...about, act: 'create' })
  const act = actionOf(context, previousDoc?._status, doc._status)
  // An earlier version is compared with nothing: it comes in all languages.
  const fields = act === 'restore' ? [] : changedFields(data, previousDoc)
  return recordStaffAction(req, { ...about, act, fields })
}

function actionOf(context: RequestContext, before: unknown, now: unknown): AuditAction {
  if (context.isRestoringVersion) return 'restore'
  if (now === 'draft') return context[AS_DRAFT] ? 'draft' : context[WAS_PUBLISHED] ? 'unpublish' : 'update'
  return now === 'published' && before !== now ? 'publish' : 'update'
}

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await recordStaffAction(req, { act: 'delete', subject: collection.slug, record: id })
}

const recordGlobal: GlobalAfterChangeHook = async ({ context, data, global, previousDoc, req }) => {
  const restored = Boolean(context.isRestoringVersion)
  const fields = restored ? [] : changedFields(data, previousDoc ?? {})
  await recordStaffAction(req, { act: restored ? 'restore' : 'update', subject: global.slug, fields })
}
