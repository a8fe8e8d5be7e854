import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  UIField,
} from 'payload'
import type { AdminGroup } from '@/lib/platform/payload/admin-groups'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { label } from '@/lib/shared/i18n/admin/words'
import { copyOrderToPublished } from './hooks/copy-order-to-published'

interface ContentOptions {
  slug: string
  group: AdminGroup
  singular: string
  plural: string
  description: string
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
}

/** In lists: how many texts of a record Bangla lacks. */
const BANGLA: UIField = {
  name: 'bangla',
  type: 'ui',
  label: label('translation.cell'),
  admin: { components: { Cell: '/components/admin/translation/bangla-cell#BanglaCell' } },
}

/** A collection that visitors read and editors write. */
export function contentCollection(options: ContentOptions): CollectionConfig {
  return {
    slug: options.slug,
    labels: { singular: options.singular, plural: options.plural },
    orderable: options.ordered ?? true,
    admin: {
      group: options.group,
      description: options.description,
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
    fields: [...options.fields, BANGLA],
  }
}
