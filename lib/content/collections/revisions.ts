import type { CollectionConfig } from 'payload'
import { REVISIONS_TABLE } from '@/lib/platform/database/revisions'

/** How often each collection was written. Kept by the transactions themselves; no person ever sees it. */
export const revisions: CollectionConfig = {
  slug: REVISIONS_TABLE,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'list', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}
