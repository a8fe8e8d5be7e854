import type { CollectionConfig } from 'payload'

/** Counters of the rate limits, shared by all instances. Hidden from staff. */
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
