import type { CollectionConfig } from 'payload'

/** Slug of the collection. */
export const BIN = 'bin-entries'

/**
 * What was deleted of the site's content, for 30 days. Its table holds it whole, so that nobody who reads the records'
 * own tables has to know of it. Read and written by calls of its own (bin-endpoints.ts).
 */
export const binEntries: CollectionConfig = {
  slug: BIN,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The collection's slug, and the record's Id.
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'recordId', type: 'number', required: true, index: true },
    // By language; '' for a record without one.
    { name: 'title', type: 'json', required: true },
    // E-mail of the account that deleted it, and the name of its key where a program did.
    { name: 'actor', type: 'text' },
    { name: 'key', type: 'text' },
    // The record (kept-record.ts).
    { name: 'content', type: 'json', required: true },
    // Names of its files in the bin's own folder.
    { name: 'files', type: 'text', hasMany: true },
  ],
  indexes: [{ fields: ['createdAt'] }],
}
