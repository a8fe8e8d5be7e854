import type { CollectionConfig } from 'payload'
import { REVISIONS_TABLE } from '@/lib/platform/database/revisions'

/** How often each collection was written, counted in the transaction of each write. No person ever sees it. */
export const revisions: CollectionConfig = {
  slug: REVISIONS_TABLE,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'list', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}
