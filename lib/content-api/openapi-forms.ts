/** What the forms take and answer, for the description of the calls. */
import { AMOUNT_BOUNDS } from '@/lib/donations/amount'
import { GIVING_PROJECTS, MINOR_DIGITS, PAYMENT_METHODS, PURPOSES } from '@/lib/donations/kinds'
import { FIELDS, type FormKind, LENGTHS, readForm } from '@/lib/forms/schema/schema'

type Schema = Record<string, unknown>

const bounds = Object.entries(AMOUNT_BOUNDS).map(([currency, { least, most }]) => `${currency} ${least} to ${most}`)

/** Those that are no plain texts. */
const PLEDGE_FIELDS: Record<string, Schema> = {
  currency: { type: 'string', enum: Object.keys(MINOR_DIGITS) },
  amount: {
    type: ['number', 'string'],
    description: `In the currency’s main unit, in whole minor units: ${bounds.join(', ')}.`,
  },
  campaign: {
    type: ['integer', 'null'],
    description: 'Id of the campaign that it is for, unless the project is another than the campaign’s own',
  },
  project: { type: 'string', enum: Object.keys(GIVING_PROJECTS) },
  purpose: { type: 'string', enum: Object.keys(PURPOSES), default: 'general' },
  anonymous: { type: 'boolean', default: false, description: 'Then firstName may be left out' },
  paymentMethod: {
    enum: [...PAYMENT_METHODS.keys(), ...PAYMENT_METHODS],
    description: PAYMENT_METHODS.map((method, index) => `${index}: ${method}`).join(', '),
  },
}

/** What a form takes: its own fields; what the site's own pages add against spam is nobody else's to send. */
export function formSchema(form: FormKind): Schema {
  const lengths: Record<string, number> = LENGTHS[form]
  const properties = FIELDS[form].map((name) => [
    name,
    (form === 'pledge' && PLEDGE_FIELDS[name]) || { type: 'string', maxLength: lengths[name] },
  ])
  return { type: 'object', required: neededIn(form), properties: Object.fromEntries(properties) }
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
const neededIn = (form: FormKind): string[] =>
  Object.keys({ ...readForm(form, {}).problems, ...readForm(form, { currency: 'USD' }).problems })
