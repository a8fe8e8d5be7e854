import type { CollectionConfig } from 'payload'

/** First answers of forms, by Idempotency-Key: a repeated submit gets the same one. No person ever sees it. */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'bodyHash', type: 'text', required: true },
    { name: 'answer', type: 'textarea', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
