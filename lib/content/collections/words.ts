import type { CollectionConfig } from 'payload'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { label } from '@/lib/shared/i18n/admin/words'
import { wordsEndpoints } from '../words/endpoints'

/**
 * Sentences of the interface that staff put in the place of the site's own. Not localized: an empty text means the site's
 * own words, and never the other language's. A row whose change was taken back stays, for the history that names it.
 */
export const words: CollectionConfig = {
  slug: 'words',
  labels: { singular: label('words.singular'), plural: label('words.title') },
  // It has a screen of its own (components/admin/words).
  admin: { hidden: true, useAsTitle: 'key' },
  lockDocuments: false,
  endpoints: wordsEndpoints,
  hooks: {
    // Two that change one sentence at one moment would both make its row.
    beforeOperation: [lockCollectionOnWrite],
    afterChange: [markChangedAfterWrite],
    afterDelete: [markChangedAfterDelete],
  },
  fields: [
    { name: 'key', type: 'text', label: label('words.fields.key'), required: true, unique: true },
    { name: 'en', type: 'textarea', label: label('words.languages.en') },
    { name: 'bn', type: 'textarea', label: label('words.languages.bn') },
  ],
}
