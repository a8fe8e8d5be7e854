import type { CollectionConfig } from 'payload'
import { enterEndpoints } from '@/lib/giving/reconciliation/manual-entry-endpoints'
import { deskEndpoints } from '@/lib/giving/reconciliation/reconciliation-endpoints'
import { optionsOf } from '@/lib/platform/payload/options'
import { TRANSACTION_SOURCES } from '@/lib/shared/money/kinds'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount } from '../fields/money'

/** Lines of wallets and banks: money that arrived. Method and transaction ID name a line, so it counts once. */
export const transactions: CollectionConfig = {
  slug: 'transactions',
  labels: { singular: 'Transaction', plural: 'Transactions' },
  admin: { hidden: true, useAsTitle: 'trxId' },
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
    accountId('enteredByAccount', 'Account that brought it in'),
    /** Why it is no gift, such as the foundation's own transfer; it waits for nobody then. */
    { name: 'setAside', type: 'text', label: 'Set aside because' },
    { name: 'setAsideBy', type: 'text', label: 'Set aside by' },
    accountId('setAsideByAccount', 'Account that set it aside'),
    { name: 'setAsideAt', type: 'date', label: 'Set aside on' },
  ],
}
