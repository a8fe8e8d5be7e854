import type { CollectionConfig } from 'payload'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { redirectFrom, redirectTo } from '../fields/redirect-addresses'

/** Addresses where no page is any more, and where each leads. Visitors meet them one at a time, never as a list. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Moved address', plural: 'Moved addresses' },
  admin: {
    group: 'Settings',
    description:
      'Old addresses that lead on to new ones, in both languages. They work only where no page is: a page that is there is always shown.',
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
      label: 'For good',
      defaultValue: true,
      admin: {
        description:
          'Search engines then take the new address for the old one. Untick it while the old page will come back.',
      },
    },
    {
      name: 'note',
      type: 'text',
      label: 'Note',
      maxLength: 300,
      admin: { description: 'For yourselves, such as: printed on the calendar of 2024.' },
    },
  ],
}
