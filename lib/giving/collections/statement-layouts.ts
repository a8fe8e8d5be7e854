import type { CollectionConfig } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'
import { methodField } from '../fields/money'

/** Which column of a bank statement holds what, by its head row: remembered for the next file. */
export const statementLayouts: CollectionConfig = {
  slug: 'statement-layouts',
  labels: { singular: label('reconciliation.layout.one'), plural: label('reconciliation.layout.many') },
  admin: { hidden: true },
  indexes: [{ fields: ['method', 'header'], unique: true }],
  fields: [
    methodField,
    /** A hash of the head row. */
    { name: 'header', type: 'text', required: true },
    { name: 'columns', type: 'json', required: true },
  ],
}
