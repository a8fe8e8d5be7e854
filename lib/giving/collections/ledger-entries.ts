import type { CollectionConfig } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'
import { ENTRY_KINDS } from '@/lib/shared/money/kinds'
import { accountId } from '../fields/account-id'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'
import { optionsNamed } from '../fields/options'

/**
 * The ledger: an entry for each pledge that is verified, verified by mistake or refunded. Entries are never changed, and
 * hold no person's data, so that sums stay when those are erased.
 */
export const ledgerEntries: CollectionConfig = {
  slug: 'ledger-entries',
  labels: { singular: label('ledger.entry'), plural: label('ledger.title') },
  admin: { hidden: true },
  timestamps: false,
  // Sums are made of the index alone.
  indexes: [{ fields: ['campaign', 'currency', 'purpose', 'kind', 'amount'] }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: optionsNamed(ENTRY_KINDS, (kind) => `ledger.kinds.${kind}`),
    },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', required: true, index: true },
    minorAmount('amount', 'pledges.fields.amount'),
    currencyField,
    { name: 'campaign', type: 'relationship', relationTo: 'campaigns', index: true },
    purposeField,
    methodField,
    /** When the money arrived, or was sent back. */
    { name: 'moneyAt', type: 'date', required: true, index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    accountId('byAccount', 'pledges.fields.account'),
  ],
}
