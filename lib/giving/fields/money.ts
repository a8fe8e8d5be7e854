import type { Field, SelectField } from 'payload'
import { optionsOf } from '@/lib/platform/payload/options'
import { CURRENCIES, METHODS, PURPOSES } from '@/lib/shared/money/kinds'

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  label: 'Currency',
  required: true,
  index: true,
  options: optionsOf(CURRENCIES),
}

export const methodField: SelectField = {
  name: 'method',
  type: 'select',
  label: 'Method',
  required: true,
  options: optionsOf(METHODS),
}

export const purposeField: SelectField = {
  name: 'purpose',
  type: 'select',
  label: 'Purpose',
  required: true,
  defaultValue: 'general',
  index: true,
  options: optionsOf(PURPOSES),
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
