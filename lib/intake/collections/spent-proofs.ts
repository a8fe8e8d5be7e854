import type { CollectionConfig } from 'payload'

/** Proofs of work and enrolment tickets of authenticator apps that were used. Hidden from staff. */
export const spentProofs: CollectionConfig = {
  slug: 'spent-proofs',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'proof', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
