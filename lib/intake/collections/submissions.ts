import type { CollectionConfig } from 'payload'

/** Answers of forms, by idempotency key: a repeated submit gets the same one. Hidden from staff. */
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
