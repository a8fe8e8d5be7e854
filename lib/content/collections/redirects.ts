import type { CollectionConfig } from 'payload'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { redirectFrom, redirectTo } from '../fields/redirect-addresses'
import { redirectNote } from '../fields/redirect-note'

/** Addresses where no page is any more, and where each leads. Visitors meet them one at a time, never as a list. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: label('content.redirects.singular'), plural: label('content.redirects.plural') },
  admin: {
    group: adminGroup('settings'),
    description: labels('content.redirects.description'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'note'],
  },
  hooks: {
    // Two that are written at one moment could lead to each other.
    beforeOperation: [lockCollectionOnWrite],
    afterChange: [markChangedAfterWrite],
    afterDelete: [markChangedAfterDelete],
  },
  fields: [
    redirectFrom,
    redirectTo,
    {
      name: 'permanent',
      type: 'checkbox',
      label: label('content.redirects.permanent'),
      defaultValue: true,
      admin: { description: label('content.redirects.permanentHelp') },
    },
    redirectNote,
  ],
}
