import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Endpoint,
  Field,
  UIField,
} from 'payload'
import { type AdminGroup, adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { label, labels, type TextKey } from '@/lib/shared/i18n/admin/words'
import { copyOrderToPublished } from './hooks/copy-order-to-published'

interface ContentOptions {
  slug: string
  group: AdminGroup
  singular: TextKey
  plural: TextKey
  description: TextKey
  useAsTitle: string
  columns: string[]
  fields: Field[]
  /** Articles have drafts and versions, and only what is published is public. */
  article?: boolean
  /** Editors put the records in order by dragging; news and events go by date instead. */
  ordered?: boolean
  beforeOperation?: CollectionBeforeOperationHook[]
  beforeChange?: CollectionBeforeChangeHook[]
  beforeDelete?: CollectionBeforeDeleteHook[]
  /** What else a change changes. */
  afterChange?: CollectionAfterChangeHook[]
  /** What else a deletion changes. */
  afterDelete?: CollectionAfterDeleteHook[]
  endpoints?: Endpoint[]
}

/** In lists: how many texts of a record Bangla lacks. */
const BANGLA: UIField = {
  name: 'bangla',
  type: 'ui',
  label: labels('translation.cell'),
  admin: { components: { Cell: '/components/admin/translation/bangla-cell#BanglaCell' } },
}

/** Above the fields: keeps what is written until it is saved. For content alone: gifts, messages and people are kept nowhere else. */
const COPY: UIField = {
  name: 'copy',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/components/admin/unsaved-copies/form-copy#FormCopy' },
  },
}

/** A collection that visitors read and editors write. */
export function contentCollection(options: ContentOptions): CollectionConfig {
  return {
    slug: options.slug,
    labels: { singular: label(options.singular), plural: label(options.plural) },
    orderable: options.ordered ?? true,
    admin: {
      group: adminGroup(options.group),
      description: labels(options.description),
      useAsTitle: options.useAsTitle,
      defaultColumns: [...options.columns, BANGLA.name],
    },
    versions: options.article ? { drafts: true, maxPerDoc: 20 } : false,
    hooks: {
      beforeOperation: [lockRecordOnWrite, ...(options.beforeOperation ?? [])],
      beforeChange: options.beforeChange,
      beforeDelete: options.beforeDelete,
      afterChange: [
        markChangedAfterWrite,
        ...(options.article ? [copyOrderToPublished] : []),
        ...(options.afterChange ?? []),
      ],
      afterDelete: [markChangedAfterDelete, ...(options.afterDelete ?? [])],
    },
    endpoints: options.endpoints,
    fields: [COPY, ...options.fields, BANGLA],
  }
}
