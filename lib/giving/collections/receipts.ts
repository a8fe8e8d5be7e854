import type { CollectionConfig } from 'payload'
import { receiptEndpoints } from '@/lib/giving/receipts/receipt-endpoints'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'

/** Receipts for pledges, with all that stood in them when they were issued. */
export const receipts: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: 'Receipt', plural: 'Receipts' },
  admin: { hidden: true, useAsTitle: 'number' },
  endpoints: receiptEndpoints,
  indexes: [{ fields: ['year', 'serial'], unique: true }],
  fields: [
    { name: 'number', type: 'text', label: 'Number', required: true, unique: true },
    /** In which the financial year began: 2026 for July 2026 to June 2027. */
    { name: 'year', type: 'number', label: 'Financial year', required: true, index: true },
    { name: 'serial', type: 'number', label: 'Number in the year', required: true },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      defaultValue: 'issued',
      options: [
        { value: 'issued', label: 'Issued' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    },
    { name: 'donorName', type: 'text', label: 'Donor' },
    { name: 'donorAddress', type: 'text', label: 'Address' },
    minorAmount('amount', 'Amount'),
    currencyField,
    purposeField,
    methodField,
    { name: 'trxId', type: 'text', label: 'Transaction ID' },
    { name: 'fund', type: 'text', label: 'Given to' },
    { name: 'fundBn', type: 'text', label: 'Given to, in Bangla' },
    /** The tax board's reference, where staff had entered one. */
    { name: 'taxReference', type: 'text', label: 'Tax reference' },
    // Who wrote it, as the settings named them on that day; older receipts have none of these.
    { name: 'issuerName', type: 'text', label: 'Foundation' },
    { name: 'issuerNameBn', type: 'text', label: 'Foundation, in Bangla' },
    { name: 'registration', type: 'text', label: 'Registration' },
    { name: 'signatory', type: 'text', label: 'Signed by' },
    { name: 'designation', type: 'text', label: 'Their designation' },
    { name: 'receivedAt', type: 'date', label: 'Money received', required: true },
    { name: 'issuedAt', type: 'date', label: 'Issued', required: true },
    { name: 'issuedBy', type: 'text', label: 'Issued by', required: true },
    accountId('issuedByAccount', 'Account that issued it'),
    { name: 'locale', type: 'text', label: 'Language', required: true, defaultValue: 'en' },
    { name: 'cancelledAt', type: 'date', label: 'Cancelled' },
    { name: 'cancelledBy', type: 'text', label: 'Cancelled by' },
    accountId('cancelledByAccount', 'Account that cancelled it'),
    { name: 'cancelReason', type: 'text', label: 'Cancelled because' },
  ],
}
