import type { Field, SelectField } from 'payload'
import type { Currency } from '@/lib/shared/money/currency'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'

/** A closed table's words as choices. */
export const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The currencies of the spec (spec 1, section 5), as staff choose them. */
export const CURRENCIES: { label: string; value: Currency }[] = [
  { label: '$ US dollar', value: 'USD' },
  { label: '৳ Taka', value: 'BDT' },
  { label: '¥ Yen', value: 'JPY' },
]

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  label: 'Currency',
  required: true,
  index: true,
  options: CURRENCIES,
}

export const methodField: SelectField = {
  name: 'method',
  type: 'select',
  label: 'Method',
  required: true,
  options: choices(METHODS),
}

export const purposeField: SelectField = {
  name: 'purpose',
  type: 'select',
  label: 'Purpose',
  required: true,
  defaultValue: 'general',
  index: true,
  options: choices(PURPOSES),
}

const wholeMinor = (value: unknown) =>
  value === null || value === undefined || Number.isSafeInteger(value) || 'An amount is a whole number of minor units.'

/** An amount in the currency's minor unit (cents, paisa, yen): an integer, never a float. */
export const minorAmount = (name: string, label: string, required = true): Field => ({
  name,
  type: 'number',
  label,
  required,
  validate: wholeMinor,
  admin: { description: 'In the currency’s minor unit.' },
})
