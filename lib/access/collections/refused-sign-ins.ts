import type { CollectionConfig } from 'payload'

/** Counters of refused sign-ins, by hour (lib/access/audit/refused-sign-ins.ts). No person ever sees it. */
export const refusedSignIns: CollectionConfig = {
  slug: 'refused-sign-ins',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    // The hour, and the account or network.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'hour', type: 'date', required: true, index: true },
    { name: 'act', type: 'text', required: true },
    // Null for e-mail addresses without an account.
    { name: 'accountNumber', type: 'number' },
    { name: 'actor', type: 'text' },
    // Null where they came from several networks.
    { name: 'network', type: 'text' },
    { name: 'times', type: 'number', required: true },
    // How many of them were to have an entry of their own.
    { name: 'told', type: 'number', required: true },
    { name: 'lastAt', type: 'date', required: true },
  ],
}
