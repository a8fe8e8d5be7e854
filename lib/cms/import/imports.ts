import type { CollectionConfig } from 'payload'

/** Which record was imported from which of another server: the next import finds it. No person ever sees it. */
export const imports: CollectionConfig = {
  slug: 'imports',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'origin', type: 'text', required: true, unique: true },
    { name: 'record', type: 'number', required: true },
  ],
}
