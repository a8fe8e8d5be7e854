import type { GlobalConfig, TextField } from 'payload'
import { hiddenFrom, may } from '../access/roles'
import { oneWriterPerGlobal } from '../hooks/one-writer'
import { globalChanged } from '../hooks/record-change'

const line = (name: string, label: string): TextField => ({ name, type: 'text', label, maxLength: 120 })

/** Where gifts go. Apart from the settings: only treasurers and administrators may change it. */
export const payment: GlobalConfig = {
  slug: 'payment',
  label: 'Bank and wallets',
  admin: {
    group: 'Donations',
    description: 'The account and wallet numbers that donors see. Check twice before saving.',
    hidden: hiddenFrom('payment'),
  },
  access: { read: may('payment', 'read'), readVersions: may('payment', 'read'), update: may('payment', 'update') },
  hooks: { beforeOperation: [oneWriterPerGlobal], afterChange: [globalChanged] },
  versions: { max: 50 },
  fields: [
    {
      name: 'bank',
      type: 'group',
      label: 'Bank',
      fields: [
        line('bankName', 'Bank name'),
        line('accountName', 'Account name'),
        line('accountNumber', 'Account number'),
        line('branch', 'Branch'),
      ],
    },
    {
      name: 'wallets',
      type: 'group',
      label: 'Mobile wallets',
      fields: [line('nagad', 'Nagad'), line('bkash', 'Bkash'), line('upay', 'Upay')],
    },
  ],
}
