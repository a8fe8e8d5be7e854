import type { CollectionConfig } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'

/** The last receipt number of each financial year, locked until a receipt is committed, so that none is left out. */
export const receiptYears: CollectionConfig = {
  slug: 'receipt-years',
  labels: { singular: label('receipts.year.one'), plural: label('receipts.year.many') },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'year', type: 'number', required: true, unique: true },
    { name: 'last', type: 'number', required: true },
  ],
}
