import type { CollectionConfig } from 'payload'

/** Secrets and recovery codes by which codes of authenticator apps are checked. No person ever sees it. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    // Id of the account.
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted with a key made of the site's secret (lib/access/second-factor/sealed.ts).
    { name: 'secret', type: 'text', required: true },
    // When a first code was right.
    { name: 'confirmedAt', type: 'date' },
    // Time step of the last code that was taken: none is taken twice (RFC 6238, section 5.2).
    { name: 'lastStep', type: 'number' },
    // Hashes of the recovery codes that are left.
    { name: 'recovery', type: 'json' },
  ],
}
