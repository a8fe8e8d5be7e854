/** What the forms take and answer, for the description of the calls. */

import { MAX_AGE, MIN_AGE } from '@/lib/intake/schema/age'
import { FIELDS, type FormKind, LENGTHS, readForm } from '@/lib/intake/schema/forms'
import type { SiteSettings } from '@/lib/shared/content/types'
import { AMOUNT_BOUNDS } from '@/lib/shared/money/amount'
import { SYMBOLS } from '@/lib/shared/money/format'
import { GIVING_PROJECT_VALUES, PAYMENT_METHODS, PURPOSES } from '@/lib/shared/money/kinds'

type Schema = Record<string, unknown>

/** What the settings offer in the donate form. */
export type Offers = Pick<SiteSettings, 'countries' | 'currencies'>

const address = { description: 'One e-mail address in full' }
const telephone = { description: 'One number, in the digits of any script' }
const signs = Object.entries(SYMBOLS).map(([currency, sign]) => `${sign} ${currency}`)

/** What is said of a form's texts beside their lengths. */
const TEXTS: Record<FormKind, Record<string, Schema>> = {
  message: { mailAddress: address, senderPhone: telephone },
  registration: {
    email: address,
    phone: telephone,
    dateOfBirth: {
      pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      description: `A day, of somebody who is from ${MIN_AGE} to ${MAX_AGE} years old today in Dhaka. Volunteers are ${MIN_AGE} or older.`,
      examples: ['1990-02-28'],
    },
  },
  pledge: {
    email: address,
    phone: telephone,
    transactionId: { description: 'Of the form that the site’s treasurers set for the payment method' },
    senderNumber: { description: 'A number as phone, unless the payment method is bank' },
  },
}

/** The donate form's fields that are no plain texts. */
const pledgeFields = ({ countries, currencies }: Offers): Record<string, Schema> => ({
  currency: {
    type: 'string',
    enum: [...currencies, ...currencies.map((each) => SYMBOLS[each])],
    description: `A currency that the site takes now. Signs mean codes: ${signs.join(', ')}.`,
  },
  amount: {
    type: ['number', 'string'],
    description: `In the currency’s main unit, in whole minor units: ${boundsOf(currencies).join(', ')}.`,
  },
  campaign: {
    type: ['integer', 'null'],
    description: 'Id of the campaign that it is for, unless the project is another than the campaign’s own',
  },
  project: { type: 'string', enum: GIVING_PROJECT_VALUES },
  purpose: { type: 'string', enum: PURPOSES, default: 'general' },
  anonymous: { type: 'boolean', default: false, description: 'Then firstName may be left out' },
  country: { type: 'string', enum: ['', ...countries], description: 'A country that the site’s form lists, or none' },
  paymentMethod: {
    enum: [...PAYMENT_METHODS.keys(), ...PAYMENT_METHODS],
    description: PAYMENT_METHODS.map((method, index) => `${index}: ${method}`).join(', '),
  },
})

const boundsOf = (currencies: Offers['currencies']) =>
  currencies.map((each) => `${each} ${AMOUNT_BOUNDS[each].least} to ${AMOUNT_BOUNDS[each].most}`)

/** What a form takes: its own fields; what the site's own pages add against spam is nobody else's to send. */
export function formSchema(form: FormKind, offers: Offers): Schema {
  const lengths: Record<string, number> = LENGTHS[form]
  const own = form === 'pledge' ? pledgeFields(offers) : {}
  const always = neededIn(form, { anonymous: true, phone: '01711-000000' })
  const named = neededIn(form, {}).filter((name) => !always.includes(name))
  const properties = FIELDS[form].map((name) => {
    const least = always.includes(name) ? { minLength: 1 } : {}
    return [name, own[name] ?? { type: 'string', ...least, maxLength: lengths[name], ...TEXTS[form][name] }]
  })
  return {
    type: 'object',
    required: always,
    properties: Object.fromEntries(properties),
    ...(named.length > 0 && { anyOf: [{ required: named }, INSTEAD[form]] }),
  }
}

/** What makes the other fields unnecessary. */
const INSTEAD: Partial<Record<FormKind, Schema>> = {
  pledge: { required: ['anonymous'], properties: { anonymous: { const: true } } },
  registration: { required: ['phone'], properties: { phone: { minLength: 1 } } },
}

const text = { type: 'string' }

const ANSWERS: Record<FormKind, Schema> = {
  message: { status: { const: 'Success' } },
  registration: { status: { const: 'Success' } },
  pledge: {
    reference: {
      ...text,
      description: 'Eight letters and digits to be read out on the phone',
      examples: ['7K3M-Q9PX'],
    },
    statusUrl: { ...text, format: 'uri', description: 'The donor’s private page, which nobody else is to have' },
  },
}

export const answerSchema = (form: FormKind): Schema => ({
  type: 'object',
  required: Object.keys(ANSWERS[form]),
  properties: ANSWERS[form],
})

/** An amount is asked for once its currency is known. */
const neededIn = (form: FormKind, typed: Record<string, unknown>): string[] =>
  Object.keys({ ...readForm(form, typed).problems, ...readForm(form, { ...typed, currency: 'USD' }).problems })
