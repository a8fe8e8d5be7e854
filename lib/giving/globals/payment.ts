import type { Field, FieldHook, GlobalConfig, NumberField, TextField } from 'payload'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markGlobalChanged } from '@/lib/platform/payload/mark-changed'
import { numberInput } from '@/lib/platform/payload/number-input'
import { asciiDigits } from '@/lib/shared/format/digits'
import { label, labels, type TextKey } from '@/lib/shared/i18n/admin/words'
import type { Currency } from '@/lib/shared/money/currency'
import { SUGGESTED_AMOUNTS } from '@/lib/shared/money/giving-settings'
import { GIVING_PROJECTS, PAYMENT_METHODS } from '@/lib/shared/money/kinds'
import { TRX_ID_FORMS, type TrxIdForm } from '@/lib/shared/money/transaction-id'
import { campaignThatIs, fewestCharacters, mostCharacters, suggestedAmounts } from './payment-rules'

const line = (name: string, key: TextKey): TextField => ({ name, type: 'text', label: label(key), maxLength: 120 })

const abroad = (name: string, key: TextKey): TextField => ({
  ...line(name, key),
  admin: { description: label('pledges.payment.abroad') },
})

/** Digits of either script are read, and stored as the form reads them. */
const inAsciiDigits: FieldHook = ({ value }) => (typeof value === 'string' ? asciiDigits(value) : value)

const suggested = (name: Currency): TextField => ({
  name,
  type: 'text',
  label: label(`pledges.payment.signs.${name}`),
  maxLength: 120,
  defaultValue: SUGGESTED_AMOUNTS[name].join(', '),
  hooks: { beforeValidate: [inAsciiDigits] },
  validate: suggestedAmounts(name),
})

const days = (name: string, key: TextKey, defaultValue: number, description: TextKey): NumberField => ({
  name,
  type: 'number',
  label: label(key),
  required: true,
  defaultValue,
  min: 1,
  max: 3650,
  admin: { description: label(description), components: numberInput },
})

const transactionIdForm = (form: TrxIdForm): Field[] => [
  { name: 'letters', type: 'checkbox', label: label('pledges.payment.letters'), defaultValue: form.letters },
  {
    name: 'shortest',
    type: 'number',
    label: label('pledges.payment.fewest'),
    defaultValue: form.shortest,
    validate: fewestCharacters,
    admin: { components: numberInput },
  },
  {
    name: 'longest',
    type: 'number',
    label: label('pledges.payment.most'),
    defaultValue: form.longest,
    validate: mostCharacters(form),
    admin: { components: numberInput },
  },
]

/** Where donors send their money. Apart from the settings: only treasurers and administrators may change it. */
export const payment: GlobalConfig = {
  slug: 'payment',
  label: label('pledges.payment.title'),
  admin: {
    group: adminGroup('donations'),
    description: labels('pledges.payment.hint'),
    components: { elements: { beforeDocumentControls: ['/components/admin/setup/field-opener#FieldOpener'] } },
  },
  hooks: { beforeOperation: [lockGlobalOnWrite], afterChange: [markGlobalChanged] },
  versions: { max: 50 },
  fields: [
    {
      name: 'bank',
      type: 'group',
      label: label('pledges.payment.bank'),
      fields: [
        line('bankName', 'pledges.payment.bankName'),
        line('accountName', 'pledges.payment.accountName'),
        line('accountNumber', 'pledges.payment.accountNumber'),
        line('branch', 'pledges.payment.branch'),
        abroad('swift', 'pledges.payment.swift'),
        abroad('routing', 'pledges.payment.routing'),
      ],
    },
    {
      name: 'wallets',
      type: 'group',
      label: label('pledges.payment.wallets'),
      fields: [
        line('nagad', 'pledges.payment.nagad'),
        line('bkash', 'pledges.payment.bkash'),
        line('upay', 'pledges.payment.upay'),
      ],
    },
    {
      name: 'suggested',
      type: 'group',
      label: label('pledges.payment.suggested'),
      admin: { description: label('pledges.payment.suggestedHint') },
      fields: [suggested('USD'), suggested('BDT'), suggested('JPY')],
    },
    {
      name: 'projects',
      type: 'group',
      label: label('pledges.payment.projects'),
      admin: { description: label('pledges.payment.projectsHint') },
      fields: Object.values(GIVING_PROJECTS).map((name) => ({
        name,
        label: label(`pledges.projects.${name}`),
        type: 'relationship' as const,
        relationTo: 'campaigns' as const,
        validate: campaignThatIs,
      })),
    },
    {
      name: 'transactionIds',
      type: 'group',
      label: label('pledges.payment.trxIds'),
      admin: { description: label('pledges.payment.trxIdsHint') },
      fields: PAYMENT_METHODS.map((method) => ({
        name: method,
        label: label(`pledges.methods.${method}`),
        type: 'group' as const,
        fields: transactionIdForm(TRX_ID_FORMS[method]),
      })),
    },
    days('expiresAfter', 'pledges.payment.expiresAfter', 30, 'pledges.payment.expiresHint'),
    days('lookAfter', 'pledges.payment.lookAfter', 3, 'pledges.payment.lookHint'),
    {
      name: 'receipts',
      type: 'group',
      label: label('pledges.payment.receipts'),
      fields: [
        {
          ...line('taxReference', 'pledges.payment.taxReference'),
          admin: { description: label('pledges.payment.taxHint') },
        },
        {
          ...line('registration', 'pledges.payment.registration'),
          admin: { description: label('pledges.payment.registrationHint') },
        },
        line('signatory', 'pledges.payment.signatory'),
        line('designation', 'pledges.payment.designation'),
      ],
    },
  ],
}
