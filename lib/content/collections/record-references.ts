import type { CollectionConfig } from 'payload'
import { REFERENCES } from '@/lib/content/references/reference-table'

/** Which record names which picture, in which field and language. Written by each save (lib/content/index-references.ts). */
export const recordReferences: CollectionConfig = {
  slug: REFERENCES,
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    // What is named: the collection's slug, and the record's Id.
    { name: 'target', type: 'text', required: true },
    { name: 'targetId', type: 'number', required: true },
    // What names it: the slug of a collection or a global, and the Id of a collection's record.
    { name: 'holder', type: 'text', required: true },
    { name: 'holderId', type: 'number' },
    // Path of the field, such as detail.image1.
    { name: 'field', type: 'text', required: true },
    // Null where the field has one value for all languages.
    { name: 'language', type: 'text' },
    // Whether it stands in a draft, which visitors do not see.
    { name: 'draft', type: 'checkbox', required: true, defaultValue: false },
  ],
  indexes: [{ fields: ['target', 'targetId'] }, { fields: ['holder', 'holderId'] }],
}
