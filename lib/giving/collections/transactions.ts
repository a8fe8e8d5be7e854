import type { CollectionConfig } from 'payload'
import { manualEntryEndpoints } from '@/lib/giving/reconciliation/manual-entry-endpoints'
import { reconciliationEndpoints } from '@/lib/giving/reconciliation/reconciliation-endpoints'
import { label } from '@/lib/shared/i18n/admin/words'
import { BANK_LINE_SOURCES } from '@/lib/shared/money/kinds'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount } from '../fields/money'
import { optionsNamed } from '../fields/options'

/** Bank lines: money that arrived, as wallets and banks report it. Method and transaction ID identify a line, so it counts once. */
export const transactions: CollectionConfig = {
  slug: 'transactions',
  labels: { singular: label('pledges.bankLine.one'), plural: label('pledges.bankLine.many') },
  admin: { hidden: true, useAsTitle: 'trxId' },
  endpoints: [...reconciliationEndpoints, ...manualEntryEndpoints],
  indexes: [{ fields: ['method', 'trxId'], unique: true }],
  fields: [
    methodField,
    { name: 'trxId', type: 'text', label: label('pledges.fields.trxId'), required: true },
    minorAmount('amount', 'pledges.fields.amount'),
    currencyField,
    { name: 'receivedAt', type: 'date', label: label('pledges.bankLine.receivedAt'), required: true, index: true },
    { name: 'sender', type: 'text', label: label('pledges.bankLine.sender') },
    { name: 'details', type: 'textarea', label: label('pledges.bankLine.details') },
    {
      name: 'source',
      type: 'select',
      label: label('pledges.fields.source'),
      required: true,
      options: optionsNamed(BANK_LINE_SOURCES, (source) => `pledges.bankLineSources.${source}`),
    },
    { name: 'enteredBy', type: 'text', label: label('pledges.bankLine.enteredBy') },
    accountId('enteredByAccount', 'pledges.bankLine.enteredByAccount'),
    /** Why it is no gift, such as the foundation's own transfer; it is out of the reconciliation then. */
    { name: 'setAside', type: 'text', index: true, label: label('pledges.bankLine.setAside') },
    { name: 'setAsideBy', type: 'text', label: label('pledges.bankLine.setAsideBy') },
    accountId('setAsideByAccount', 'pledges.bankLine.setAsideByAccount'),
    { name: 'setAsideAt', type: 'date', label: label('pledges.bankLine.setAsideAt') },
  ],
}
