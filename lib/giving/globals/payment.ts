import type { Field, GlobalConfig, NumberField, TextField } from 'payload'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markGlobalChanged } from '@/lib/platform/payload/mark-changed'
import type { Currency } from '@/lib/shared/money/currency'
import { SUGGESTED_AMOUNTS } from '@/lib/shared/money/giving-settings'
import { GIVING_PROJECTS, METHODS, PAYMENT_METHODS } from '@/lib/shared/money/kinds'
import { TRX_ID_FORMS, type TrxIdForm } from '@/lib/shared/money/transaction-id'
import { campaignThatIs, fewestCharacters, mostCharacters, suggestedAmounts } from './payment-rules'

const line = (name: string, label: string): TextField => ({ name, type: 'text', label, maxLength: 120 })

const abroad = (name: string, label: string): TextField => ({
  ...line(name, label),
  admin: { description: 'For transfers from banks abroad. Empty: donors are not shown it.' },
})

const suggested = (name: Currency, label: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 120,
  defaultValue: SUGGESTED_AMOUNTS[name].join(', '),
  validate: suggestedAmounts(name),
})

const days = (name: string, label: string, defaultValue: number, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  defaultValue,
  min: 1,
  max: 3650,
  admin: { step: 1, description },
})

const transactionIdForm = (form: TrxIdForm): Field[] => [
  { name: 'letters', type: 'checkbox', label: 'Letters and digits', defaultValue: form.letters },
  {
    name: 'shortest',
    type: 'number',
    label: 'Fewest characters',
    defaultValue: form.shortest,
    validate: fewestCharacters,
  },
  {
    name: 'longest',
    type: 'number',
    label: 'Most characters',
    defaultValue: form.longest,
    validate: mostCharacters(form),
  },
]

/** Where donors send their money. Apart from the settings: only treasurers and administrators may change it. */
export const payment: GlobalConfig = {
  slug: 'payment',
  label: 'Bank, wallets and gifts',
  admin: {
    group: adminGroup('donations'),
    description: 'The account and wallet numbers that donors see, and how gifts are taken. Check twice before saving.',
  },
  hooks: { beforeOperation: [lockGlobalOnWrite], afterChange: [markGlobalChanged] },
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
        abroad('swift', 'SWIFT / BIC'),
        abroad('routing', 'Routing number'),
      ],
    },
    {
      name: 'wallets',
      type: 'group',
      label: 'Mobile wallets',
      fields: [line('nagad', 'Nagad'), line('bkash', 'Bkash'), line('upay', 'Upay')],
    },
    {
      name: 'suggested',
      type: 'group',
      label: 'Suggested amounts',
      admin: { description: 'Whole amounts with commas between them, five at the most.' },
      fields: [suggested('USD', '$'), suggested('BDT', '৳'), suggested('JPY', '¥')],
    },
    {
      name: 'projects',
      type: 'group',
      label: 'Campaigns of the seven projects',
      admin: { description: 'Where gifts to a project of the donate form are counted. Empty: in the general fund.' },
      fields: Object.entries(GIVING_PROJECTS).map(([label, name]) => ({
        name,
        label,
        type: 'relationship' as const,
        relationTo: 'campaigns' as const,
        validate: campaignThatIs,
      })),
    },
    {
      name: 'transactionIds',
      type: 'group',
      label: 'Transaction IDs',
      admin: { description: 'What a transaction ID looks like. Others are refused with a sentence that says so.' },
      fields: PAYMENT_METHODS.map((method) => ({
        name: method,
        label: METHODS[method],
        type: 'group' as const,
        fields: transactionIdForm(TRX_ID_FORMS[method]),
      })),
    },
    days('expiresAfter', 'A promise expires after', 30, 'Days without a transaction ID.'),
    days('lookAfter', 'Ask for missing money after', 3, 'Days after the transaction ID was given.'),
    {
      name: 'receipts',
      type: 'group',
      label: 'Receipts',
      fields: [
        {
          ...line('taxReference', 'Tax board’s reference'),
          admin: { description: 'Only if gifts to you are rebated. Empty: receipts say nothing about tax.' },
        },
        {
          ...line('registration', 'Registration'),
          admin: { description: 'As it should stand under the foundation’s name, such as: Registration no. S-1234.' },
        },
        line('signatory', 'Signed by'),
        line('designation', 'Their designation'),
      ],
    },
  ],
}
