import type { CollectionConfig } from 'payload'
import { receiptEndpoints } from '@/lib/giving/receipts/receipt-endpoints'
import { RECEIPT_STATES } from '@/lib/giving/receipts/receipt-list'
import { label } from '@/lib/shared/i18n/admin/words'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'
import { optionsNamed } from '../fields/options'

/** Receipts for pledges, with all that stood in them when they were issued. */
export const receipts: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: label('receipts.one'), plural: label('receipts.many') },
  admin: { hidden: true, useAsTitle: 'number' },
  endpoints: receiptEndpoints,
  indexes: [{ fields: ['year', 'serial'], unique: true }],
  fields: [
    { name: 'number', type: 'text', label: label('receipts.fields.number'), required: true, unique: true },
    /** In which the financial year began: 2026 for July 2026 to June 2027. */
    { name: 'year', type: 'number', label: label('receipts.fields.year'), required: true, index: true },
    { name: 'serial', type: 'number', label: label('receipts.fields.serial'), required: true },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      label: label('pledges.fields.state'),
      required: true,
      defaultValue: 'issued',
      options: optionsNamed(RECEIPT_STATES, (state) => `receipts.states.${state}`),
    },
    { name: 'donorName', type: 'text', label: label('pledges.fields.donor') },
    { name: 'donorAddress', type: 'text', label: label('pledges.fields.address') },
    minorAmount('amount', 'pledges.fields.amount'),
    currencyField,
    purposeField,
    methodField,
    { name: 'trxId', type: 'text', label: label('pledges.fields.trxId') },
    { name: 'fund', type: 'text', label: label('receipts.fields.fund') },
    { name: 'fundBn', type: 'text', label: label('receipts.fields.fundBn') },
    /** The tax board's reference, where staff had entered one. */
    { name: 'taxReference', type: 'text', label: label('receipts.fields.tax') },
    // Who wrote it, as the settings named them on that day; older receipts have none of these.
    { name: 'issuerName', type: 'text', label: label('receipts.fields.issuerName') },
    { name: 'issuerNameBn', type: 'text', label: label('receipts.fields.issuerNameBn') },
    { name: 'registration', type: 'text', label: label('receipts.fields.registration') },
    { name: 'signatory', type: 'text', label: label('receipts.fields.signatory') },
    { name: 'designation', type: 'text', label: label('receipts.fields.designation') },
    { name: 'receivedAt', type: 'date', label: label('receipts.fields.receivedAt'), required: true },
    { name: 'issuedAt', type: 'date', label: label('receipts.fields.issuedAt'), required: true },
    { name: 'issuedBy', type: 'text', label: label('receipts.fields.issuedBy'), required: true },
    accountId('issuedByAccount', 'receipts.fields.issuedByAccount'),
    { name: 'locale', type: 'text', label: label('pledges.fields.language'), required: true, defaultValue: 'en' },
    { name: 'cancelledAt', type: 'date', label: label('receipts.fields.cancelledAt') },
    { name: 'cancelledBy', type: 'text', label: label('receipts.fields.cancelledBy') },
    accountId('cancelledByAccount', 'receipts.fields.cancelledByAccount'),
    { name: 'cancelReason', type: 'text', label: label('receipts.fields.cancelReason') },
  ],
}
