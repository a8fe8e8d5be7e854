/** Validates a donor's report of money that was sent: transaction ID and sender's number, with sentences for problems. */

import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { dialable } from '@/lib/intake/schema/phone'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import type { Locale } from '@/lib/shared/addresses/localized'
import { cleanLine, isVisible, lengthOf } from '@/lib/shared/format/clean-text'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { TrxIdForms } from '@/lib/shared/money/giving-settings'
import type { Method } from '@/lib/shared/money/kinds'
import { cleanTrxId, fitsTrxId } from '@/lib/shared/money/transaction-id'
import { isWallet, trxIdLocation } from './payment-instructions'

/** Field names are the call's. */
export const REPORT_FIELDS = ['transactionId', 'senderNumber'] as const

export type ReportField = (typeof REPORT_FIELDS)[number]

/** As on the donate form, where both may be given at once. */
const MOST: Record<ReportField, number> = PLEDGE_LENGTHS

interface SentMoney {
  /** Cleaned. */
  trxId: string
  /** A wallet's in international form, a bank account's as it was typed; '' clears what was given, absent it stays. */
  senderNumber?: string
}

interface Question {
  method: Method
  forms: TrxIdForms
  locale: Locale
}

type Answer =
  | { report: SentMoney; problems?: undefined }
  | { report?: undefined; problems: Partial<Record<ReportField, string>> }

/** @param typed field → what was typed, as it came */
export function checkReport(typed: Record<string, unknown>, question: Question): Answer {
  const trxId = readTrxId(typed.transactionId, question)
  const sender = readSender(typed.senderNumber, question)
  if ('value' in trxId && 'value' in sender) {
    const senderNumber = typed.senderNumber === undefined ? {} : { senderNumber: sender.value }
    return { report: { trxId: trxId.value, ...senderNumber } }
  }
  return {
    problems: {
      ...('problem' in trxId && { transactionId: trxId.problem }),
      ...('problem' in sender && { senderNumber: sender.problem }),
    },
  }
}

type Read = { value: string } | { problem: string }

function readTrxId(typed: unknown, { method, forms, locale }: Question): Read {
  const { problems, methods } = pledgeWords(locale)
  const line = typedLine(typed, 'transactionId', locale)
  if ('problem' in line) return line
  const value = cleanTrxId(line.value)
  if (!isVisible(value)) return { problem: fill(problems.trxIdMissing, { where: trxIdLocation(method, locale) }) }
  // Money that was handed over may come with any paper.
  const form = method === 'cash' || method === 'other' ? forms.bank : forms[method]
  if (fitsTrxId(value, form)) return { value }
  const [shortest, longest] = [number(form.shortest, locale), number(form.longest, locale)]
  const length = shortest === longest ? shortest : fill(problems.length, { shortest, longest })
  const sentence = form.letters ? problems.trxIdForm : problems.trxIdDigits
  const named = isWallet(method) ? methods[method] : problems.ofBank
  return { problem: fill(sentence, { method: named, length, where: trxIdLocation(method, locale) }) }
}

function readSender(typed: unknown, { method, locale }: Question): Read {
  const line = typedLine(typed, 'senderNumber', locale)
  if ('problem' in line || line.value === '' || !isWallet(method)) return line
  const value = dialable(line.value)
  return value ? { value } : { problem: pledgeWords(locale).problems.senderNumber }
}

function typedLine(typed: unknown, name: ReportField, locale: Locale): Read {
  const { problems } = pledgeWords(locale)
  if (typed === undefined || typed === null) return { value: '' }
  if (typeof typed !== 'string' && !Number.isFinite(typed)) return { problem: problems.notText }
  const value = cleanLine(String(typed))
  return lengthOf(value) > MOST[name] ? { problem: problems.tooLong } : { value }
}
