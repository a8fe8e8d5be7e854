/** Money that really arrived, what was counted of it, and the receipts for it. Written by lib/giving alone. */
import type { CollectionConfig, Field } from 'payload'
import { receiptEndpoints } from '@/lib/giving/receipts/receipt-endpoints'
import { enterEndpoints } from '@/lib/giving/reconciliation/enter-endpoints'
import { deskEndpoints } from '@/lib/giving/reconciliation/reconciliation-endpoints'
import { optionsOf } from '@/lib/platform/payload/options'
import { ENTRY_KINDS, TRANSACTION_SOURCES } from '@/lib/shared/money/kinds'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'

const hidden = { hidden: true } as const

/** Id of the account behind a name, which may be another's by now; empty where nobody was signed in. */
const account = (name: string, label: string): Field => ({ name, type: 'number', label })

/** Lines of wallets and banks. A line counts once: it is known by its method and transaction id. */
export const transactions: CollectionConfig = {
  slug: 'transactions',
  labels: { singular: 'Transaction', plural: 'Transactions' },
  admin: { ...hidden, useAsTitle: 'trxId' },
  endpoints: [...deskEndpoints, ...enterEndpoints],
  indexes: [{ fields: ['method', 'trxId'], unique: true }],
  fields: [
    methodField,
    { name: 'trxId', type: 'text', label: 'Transaction ID', required: true },
    minorAmount('amount', 'Amount'),
    currencyField,
    { name: 'receivedAt', type: 'date', label: 'Received', required: true, index: true },
    { name: 'sender', type: 'text', label: 'From' },
    { name: 'details', type: 'textarea', label: 'As it came' },
    {
      name: 'source',
      type: 'select',
      label: 'Came by',
      required: true,
      options: optionsOf(TRANSACTION_SOURCES),
    },
    { name: 'enteredBy', type: 'text', label: 'Brought in by' },
    account('enteredByAccount', 'Account that brought it in'),
    /** Why it is no gift, such as the foundation's own transfer; it waits for nobody then. */
    { name: 'setAside', type: 'text', label: 'Set aside because' },
    { name: 'setAsideBy', type: 'text', label: 'Set aside by' },
    account('setAsideByAccount', 'Account that set it aside'),
    { name: 'setAsideAt', type: 'date', label: 'Set aside on' },
  ],
}

/**
 * The ledger: an entry when a gift is verified, one when that is found to be a mistake, one when it is refunded, and
 * never a change. It holds no person's data, so its sums stay when those are erased.
 */
export const ledgerEntries: CollectionConfig = {
  slug: 'ledger-entries',
  labels: { singular: 'Entry', plural: 'Ledger' },
  admin: hidden,
  timestamps: false,
  fields: [
    { name: 'kind', type: 'select', required: true, options: optionsOf(ENTRY_KINDS) },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', required: true, index: true },
    minorAmount('amount', 'Amount'),
    currencyField,
    { name: 'campaign', type: 'relationship', relationTo: 'campaigns', index: true },
    purposeField,
    methodField,
    /** When the money arrived, or was sent back. */
    { name: 'moneyAt', type: 'date', required: true, index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    account('byAccount', 'Account'),
  ],
}

/** Receipts say what was true when they were written, so they keep it. */
export const receipts: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: 'Receipt', plural: 'Receipts' },
  admin: { ...hidden, useAsTitle: 'number' },
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
    account('issuedByAccount', 'Account that issued it'),
    { name: 'locale', type: 'text', label: 'Language', required: true, defaultValue: 'en' },
    { name: 'cancelledAt', type: 'date', label: 'Cancelled' },
    { name: 'cancelledBy', type: 'text', label: 'Cancelled by' },
    account('cancelledByAccount', 'Account that cancelled it'),
    { name: 'cancelReason', type: 'text', label: 'Cancelled because' },
  ],
}

/** The last number of each financial year; its row is held until a receipt is committed, so that none is left out. */
export const receiptYears: CollectionConfig = {
  slug: 'receipt-years',
  admin: hidden,
  timestamps: false,
  fields: [
    { name: 'year', type: 'number', required: true, unique: true },
    { name: 'last', type: 'number', required: true },
  ],
}

/** Which column of a statement holds what, by its head row: remembered for the next file. */
export const statementLayouts: CollectionConfig = {
  slug: 'statement-layouts',
  admin: hidden,
  indexes: [{ fields: ['method', 'header'], unique: true }],
  fields: [
    methodField,
    /** A hash of the head row. */
    { name: 'header', type: 'text', required: true },
    { name: 'columns', type: 'json', required: true },
  ],
}
