import type { Field, SelectField } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'
import { METHODS, MINOR_DIGITS, PURPOSES } from '@/lib/shared/money/kinds'
import { keysOf, optionsNamed } from './options'

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  label: label('pledges.fields.currency'),
  required: true,
  index: true,
  options: optionsNamed(keysOf(MINOR_DIGITS), (currency) => `pledges.currencies.${currency}`),
}

export const methodField: SelectField = {
  name: 'method',
  type: 'select',
  label: label('pledges.fields.method'),
  required: true,
  options: optionsNamed(keysOf(METHODS), (method) => `pledges.methods.${method}`),
}

export const purposeField: SelectField = {
  name: 'purpose',
  type: 'select',
  label: label('pledges.fields.purpose'),
  required: true,
  defaultValue: 'general',
  index: true,
  options: optionsNamed(keysOf(PURPOSES), (purpose) => `pledges.purposes.${purpose}`),
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
  admin: { description: label('pledges.fields.minorUnit') },
})
