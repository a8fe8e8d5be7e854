import type { CollectionConfig } from 'payload'

/** Rate limits: how much each address and network sent lately, to all instances. No person ever sees it. */
export const limits: CollectionConfig = {
  slug: 'limits',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'points', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
}
