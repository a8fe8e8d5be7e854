/** Schema of the donate form (spec 1, section 5): its fields, and how they depend on each other. */
import * as z from 'zod/mini'
import { parseAmount } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import { currencyOf } from '@/lib/shared/money/format'
import type { TrxIdForms } from '@/lib/shared/money/giving-settings'
import {
  GIVING_PROJECT_VALUES,
  type GivingProject,
  PAYMENT_METHODS,
  type PaymentMethod,
  PURPOSES,
  type Purpose,
} from '@/lib/shared/money/kinds'
import { cleanTrxId, fitsTrxId, TRX_ID_FORMS } from '@/lib/shared/money/transaction-id'
import {
  asTyped,
  choice,
  convert,
  line,
  longText,
  neededChoice,
  neededLine,
  optionalEmail,
  phone,
  word,
  yesOrNo,
} from './fields'

/** A pledge's validated values; texts are '' where nothing was given. */
export interface PledgeEntry {
  currency: Currency
  /** In the currency's minor unit. */
  amount: number
  project: GivingProject
  purpose: Purpose
  /** Id of the campaign that it was opened from; null for none. */
  campaign: number | null
  anonymous: boolean
  /** May be '' of an anonymous gift. */
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  country: string
  message: string
  paymentMethod: PaymentMethod
  /** Cleaned. */
  transactionId: string
  senderNumber: string
}

/** How many characters may be typed. */
export const PLEDGE_LENGTHS = {
  amount: 40,
  firstName: 120,
  lastName: 120,
  email: 254,
  phone: 40,
  address: 300,
  country: 80,
  message: 5000,
  transactionId: 60,
  senderNumber: 40,
} as const satisfies Partial<Record<keyof PledgeEntry, number>>

/** What treasurers and editors may set otherwise. */
export interface PledgeRules {
  trxIdForms: TrxIdForms
  /** Those that are offered; left out where the page itself offers no others. */
  currencies?: readonly Currency[]
  /** As for currencies; clean lines. */
  countries?: readonly string[]
}

export const PLEDGE_RULES: PledgeRules = { trxIdForms: TRX_ID_FORMS }

const most = PLEDGE_LENGTHS

/** By its code or its sign. */
const currencyAmong = (offered?: readonly Currency[]) =>
  convert<Currency>(word(), (typed) => {
    const meant = currencyOf(typed)
    return meant && (!offered || offered.includes(meant)) ? meant : { problem: 'choice' as const }
  })
/** As the site lists it, or none. */
const countryAmong = (offered?: readonly string[]) =>
  convert<string>(line(most.country), (typed) =>
    typed === '' || !offered || offered.includes(typed) ? typed : { problem: 'choice' as const },
  )
/** The spec's numbers 0 to 3 (spec 1, section 4), or their words. */
const method = convert<PaymentMethod>(word(), (typed) => {
  const word = typed.toLowerCase()
  return (
    PAYMENT_METHODS.find((each, index) => word === each || word === String(index)) ?? { problem: 'choice' as const }
  )
})
const anonymous = yesOrNo()

const always = {
  project: neededChoice(GIVING_PROJECT_VALUES, 'project'),
  purpose: choice(PURPOSES, 'general'),
  campaign: convert<number | null>(word(), (typed) => {
    if (typed === '') return null
    return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : { problem: 'choice' as const }
  }),
  anonymous,
  lastName: line(most.lastName),
  email: optionalEmail(most.email),
  phone: phone(most.phone),
  address: line(most.address),
  message: longText(most.message),
  paymentMethod: method,
}

/**
 * The form's schema for what was typed: an amount is measured by its currency, a name may lack where somebody gives
 * anonymously, and a transaction id has its method's form. Next to a choice that is none, they are left alone.
 */
export function pledgeSchema(typed: Record<string, unknown>, { trxIdForms, currencies, countries }: PledgeRules) {
  const currency = currencyAmong(currencies)
  const chosenCurrency = currency.safeParse(typed.currency).data
  const chosenMethod = method.safeParse(typed.paymentMethod).data
  const unnamed = anonymous.safeParse(typed.anonymous).data === true
  return z.object({
    ...always,
    currency,
    country: countryAmong(countries),
    amount: convert<number>(asTyped(most.amount), (text) => {
      const amount = chosenCurrency ? parseAmount(text, chosenCurrency) : 0
      return typeof amount === 'number' ? amount : { problem: amount }
    }),
    firstName: unnamed ? line(most.firstName) : neededLine(most.firstName, 'firstName'),
    transactionId: convert<string>(line(most.transactionId), (text) => {
      if (text === '' || !chosenMethod) return text
      const id = cleanTrxId(text)
      return fitsTrxId(id, trxIdForms[chosenMethod]) ? id : { problem: 'transactionId' as const }
    }),
    // Banks number accounts in their own ways.
    senderNumber: chosenMethod === 'bank' ? line(most.senderNumber) : phone(most.senderNumber),
  })
}
