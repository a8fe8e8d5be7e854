import type { Field, SelectField } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { numberInput } from '@/lib/platform/payload/number-input'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { optionsNamed } from './options'

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  label: label('pledges.fields.currency'),
  required: true,
  index: true,
  options: optionsNamed(CURRENCIES, (currency) => `pledges.currencies.${currency}`),
}

export const methodField: SelectField = {
  name: 'method',
  type: 'select',
  label: label('pledges.fields.method'),
  required: true,
  options: optionsNamed(METHODS, (method) => `pledges.methods.${method}`),
}

export const purposeField: SelectField = {
  name: 'purpose',
  type: 'select',
  label: label('pledges.fields.purpose'),
  required: true,
  defaultValue: 'general',
  index: true,
  options: optionsNamed(PURPOSES, (purpose) => `pledges.purposes.${purpose}`),
}

const wholeMinor = (value: unknown) =>
  value === null || value === undefined || Number.isSafeInteger(value) || say('pledges.refused.minorAmount')

/** An amount in the currency's minor unit (cents, paisa, yen): an integer, never a float. */
export const minorAmount = (name: string, key: TextKey, required = true): Field => ({
  name,
  type: 'number',
  label: label(key),
  required,
  validate: wholeMinor,
  admin: { description: label('pledges.fields.minorUnit'), components: numberInput },
})
