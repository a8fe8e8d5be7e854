/** What the site itself remembers of forms, so that several instances know it alike. No person ever sees it. */
import type { CollectionConfig, Field } from 'payload'

const kept = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  admin: { hidden: true },
  timestamps: false,
  fields,
})

/** Answers by Idempotency-Key: a repeated submit gets the first answer again. */
export const submissions = kept('submissions', [
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'bodyHash', type: 'text', required: true },
  { name: 'answer', type: 'textarea', required: true },
  { name: 'expiresAt', type: 'date', required: true, index: true },
])

/** How much each address and network sent lately. */
export const limits = kept('limits', [
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'points', type: 'number', required: true },
  { name: 'expiresAt', type: 'date', index: true },
])

/** Proofs of work, and tickets for setting up an authenticator app, that were used up. */
export const spentProofs = kept('spent-proofs', [
  { name: 'proof', type: 'text', required: true, unique: true },
  { name: 'expiresAt', type: 'date', required: true, index: true },
])
