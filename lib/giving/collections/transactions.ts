import type { CollectionConfig } from 'payload'
import { manualEntryEndpoints } from '@/lib/giving/reconciliation/manual-entry-endpoints'
import { reconciliationEndpoints } from '@/lib/giving/reconciliation/reconciliation-endpoints'
import { optionsOf } from '@/lib/platform/payload/options'
import { BANK_LINE_SOURCES } from '@/lib/shared/money/kinds'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount } from '../fields/money'

/** Bank lines: money that arrived, as wallets and banks report it. Method and transaction ID identify a line, so it counts once. */
export const transactions: CollectionConfig = {
  slug: 'transactions',
  labels: { singular: 'Transaction', plural: 'Transactions' },
  admin: { hidden: true, useAsTitle: 'trxId' },
  endpoints: [...reconciliationEndpoints, ...manualEntryEndpoints],
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
      options: optionsOf(BANK_LINE_SOURCES),
    },
    { name: 'enteredBy', type: 'text', label: 'Brought in by' },
    accountId('enteredByAccount', 'Account that brought it in'),
    /** Why it is no gift, such as the foundation's own transfer; it is out of the reconciliation then. */
    { name: 'setAside', type: 'text', label: 'Set aside because' },
    { name: 'setAsideBy', type: 'text', label: 'Set aside by' },
    accountId('setAsideByAccount', 'Account that set it aside'),
    { name: 'setAsideAt', type: 'date', label: 'Set aside on' },
  ],
}
