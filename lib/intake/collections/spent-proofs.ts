import type { CollectionConfig } from 'payload'

/** Proofs of work, and tickets for setting up an authenticator app, that were used. No person ever sees it. */
export const spentProofs: CollectionConfig = {
  slug: 'spent-proofs',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'proof', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
