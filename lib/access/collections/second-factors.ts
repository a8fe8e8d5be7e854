import type { CollectionConfig } from 'payload'

/** Second factors of accounts: TOTP secrets and recovery codes. Hidden from staff. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    // Id of the account.
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted with a key made of the site's secret (lib/access/second-factor/encryption.ts).
    { name: 'secret', type: 'text', required: true },
    // When the first code was accepted.
    { name: 'confirmedAt', type: 'date' },
    // Time step of the last accepted code: none is accepted twice (RFC 6238, section 5.2).
    { name: 'lastStep', type: 'number' },
    // Hashes of the unused recovery codes.
    { name: 'recovery', type: 'json' },
  ],
}
