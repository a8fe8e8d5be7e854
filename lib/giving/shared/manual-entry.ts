/** Manual entry of a pledge with its money: the schema of the request, and validation by field. Client-safe. */
import { z } from 'zod'
import type { BankLine } from '@/lib/giving/shared/bank-line'
import { dhakaDay, dhakaMidnight } from '@/lib/shared/format/dhaka-day'
import { asciiDigits } from '@/lib/shared/format/digits'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { parseMinor } from '@/lib/shared/money/amount'
import { CURRENCIES } from '@/lib/shared/money/currency'
import type { TrxIdForms } from '@/lib/shared/money/giving-settings'
import { GIVING_PROJECT_VALUES, METHODS, type Method, PAYMENT_METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { cleanTrxId, fitsTrxId } from '@/lib/shared/money/transaction-id'
import { donorProblems, donorShape } from './donor-check'

const words = (most: number) => z.string().trim().max(most)

/** Money that nobody brought in: as it was typed. */
const typedMoney = z.object({
  method: z.enum(METHODS),
  currency: z.enum(CURRENCIES),
  amount: words(60),
  /** `2026-11-21`, in Dhaka. */
  day: words(10).transform(asciiDigits),
  trxId: words(100),
  /** Of the form that was filled in: cash has no id of its own, and is to be entered once all the same. */
  key: z.string().regex(/^[A-Z0-9]{8}$/),
})

export const manualEntrySchema = z.object({
  /** Id of a bank line that is there, or money that is entered with the pledge. */
  money: z.union([z.int().positive(), typedMoney]),
  campaign: z.int().positive().nullable(),
  project: z.enum(GIVING_PROJECT_VALUES).nullable(),
  purpose: z.enum(PURPOSES),
  anonymous: z.boolean(),
  ...donorShape,
  /** Of the receipt. */
  locale: z.enum(['en', 'bn']),
})

export type ManualEntryCall = z.infer<typeof manualEntrySchema>

/** Minor units; above all that anybody gives, and far below what integers hold. */
const MOST = 1e13
const LONGEST_TRX_ID = 40

/** What an entry is validated by. */
interface EntryRules {
  /** When it is entered. */
  now: Date
  /** Of the settings. */
  trxIdForms: TrxIdForms
  /** In which the money is judged. */
  words: Words<'reconciliation'>
  /** In which a donor's data are judged. */
  giving: Words<'pledges'>
}

/** What is wrong with a pledge that was entered; nothing where all is well. */
export function manualEntryProblems({ money, anonymous, ...donor }: ManualEntryCall, rules: EntryRules): FieldProblems {
  const problems: FieldProblems = typeof money === 'number' ? {} : problemsOfMoney(money, rules)
  return { ...problems, ...donorProblems(donor, anonymous, rules.giving) }
}

type TypedMoney = Exclude<ManualEntryCall['money'], number>

function problemsOfMoney(
  { method, currency, amount, day, trxId }: TypedMoney,
  { now, ...rules }: EntryRules,
): FieldProblems {
  const { words } = rules
  const problems: FieldProblems = {}
  const minor = parseMinor(amount, currency)
  if (typeof minor === 'string') problems.amount = words(`wrong.${minor}`)
  else if (minor === null || minor <= 0) problems.amount = words('wrong.amount')
  else if (minor > MOST) problems.amount = words('wrong.amountTooLarge')
  const noon = dhakaNoon(day)
  if (!noon || noon.getTime() < Date.UTC(2000, 0)) problems.day = words('wrong.day')
  else if (day > dhakaDay(now)) problems.day = words('wrong.dayToCome')
  const problem = problemOfTrxId(cleanTrxId(trxId), method, rules)
  if (problem) problems.trxId = problem
  return problems
}

/** An id of a wallet or bank is held to its form: mistyped, its money would count again once its message comes. */
function problemOfTrxId(id: string, method: Method, rules: Omit<EntryRules, 'now'>): string {
  const { trxIdForms, words, giving } = rules
  const known = PAYMENT_METHODS.find((each) => each === method)
  if (!id) return method === 'cash' ? '' : words('wrong.noTrxId')
  if (!known) return id.length > LONGEST_TRX_ID ? words('wrong.trxIdTooLong', { most: LONGEST_TRX_ID }) : ''
  if (fitsTrxId(id, trxIdForms[known])) return ''
  const { letters, shortest, longest } = trxIdForms[known]
  return words('wrong.trxIdForm', {
    ...{ method: giving(`methods.${known}`), shortest, longest },
    ...{ length: shortest === longest ? 'fixed' : 'range', letters: letters ? 'yes' : 'no' },
  })
}

/** The line of money that was typed, once nothing is wrong with it. */
export function bankLineOf({ method, currency, amount, day, trxId, key }: TypedMoney, now: Date): BankLine {
  const minor = parseMinor(amount, currency)
  const noon = dhakaNoon(day)
  if (typeof minor !== 'number' || !noon) throw new TypeError('This entry was not validated')
  return {
    method,
    trxId: cleanTrxId(trxId) || `CASH${key}`,
    amount: minor,
    currency,
    receivedAt: new Date(Math.min(noon.getTime(), now.getTime())).toISOString(),
  }
}

/** Noon in Dhaka of a day; null where there is no such day. */
function dhakaNoon(day: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const noon = new Date(dhakaMidnight(day) + 12 * 3_600_000)
  return Number.isNaN(noon.getTime()) || dhakaDay(noon) !== day ? null : noon
}
