/** What payment settings are held to; whoever saves something else is told in words. */
import type { NumberFieldSingleValidation, RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { asciiDigits, localDigits } from '@/lib/shared/format/digits'
import { idOf } from '@/lib/shared/format/related-id'
import { AMOUNT_BOUNDS } from '@/lib/shared/money/amount'
import type { Currency } from '@/lib/shared/money/currency'
import type { TrxIdForm } from '@/lib/shared/money/transaction-id'

const LONGEST = 60

const noLength = (value: unknown): string | null =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST
    ? null
    : say('pledges.payment.rules.length', { most: LONGEST })

/** The fewest characters of a transaction ID. Empty: those of the method's own form. */
export const fewestCharacters: NumberFieldSingleValidation = (value) =>
  value == null ? true : (noLength(value) ?? true)

/** The most: fewer than the fewest would fit no transaction ID at all. @param otherwise of the method, where empty */
export const mostCharacters =
  (otherwise: TrxIdForm): NumberFieldSingleValidation =>
  (value, { siblingData }) => {
    const wrong = value == null ? null : noLength(value)
    if (wrong) return wrong
    const fewest = Number((siblingData as Partial<TrxIdForm>).shortest ?? otherwise.shortest)
    return (value ?? otherwise.longest) >= fewest ? true : say('pledges.payment.rules.atLeast', { fewest })
  }

/** An amount as it is typed there: commas part amounts. */
const written = (amount: number) => localDigits(String(amount), spokenLocale())

/** Amounts that the form offers: only such as it takes, and each once. */
export const suggestedAmounts =
  (currency: Currency): TextFieldSingleValidation =>
  (typed) => {
    if (!typed) return true
    const value = asciiDigits(typed)
    if (!/^\s*[1-9]\d{0,8}\s*(,\s*[1-9]\d{0,8}\s*){0,4}$/.test(value)) return say('pledges.payment.rules.amounts')
    const amounts = value.split(',').map(Number)
    const { least, most } = AMOUNT_BOUNDS[currency]
    const outside = amounts.find((amount) => amount < least || amount > most)
    if (outside !== undefined)
      return say('pledges.payment.rules.outside', {
        least: written(least),
        most: written(most),
        amount: written(outside),
      })
    const twice = amounts.find((amount, place) => amounts.indexOf(amount) < place)
    return twice === undefined ? true : say('pledges.payment.rules.twice', { amount: written(twice) })
  }

/** A campaign may have been deleted, in another tab, since the list of them was read. */
export const campaignThatIs: RelationshipFieldSingleValidation = async (value, { req }) => {
  if (value == null || value === '') return true
  const id = Number(idOf(value))
  const found =
    Number.isSafeInteger(id) &&
    (await req.payload.findByID({
      collection: 'campaigns',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    }))
  return found ? true : say('pledges.payment.rules.campaign')
}
