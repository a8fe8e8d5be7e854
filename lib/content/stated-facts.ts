/** What the site states of itself, out of the settings in force. Storage shapes stop here. */
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { StatedFacts } from '@/lib/shared/content/types'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'

/** @param settings and payment as stored; a period that is none, or below 1, is in force for nobody and left out */
export function statedIn(settings: StoredRecord, payment: StoredRecord): StatedFacts {
  const receipts = (payment.receipts ?? {}) as Record<string, unknown>
  const saved = [settings, payment].flatMap(({ updatedAt }) =>
    updatedAt ? [new Date(String(updatedAt)).getTime()] : [],
  )
  return {
    messagesMonths: period(settings.messagesKeptMonths),
    registrationsMonths: period(settings.registrationsKeptMonths),
    suspectedDays: period(settings.suspectedKeptDays),
    expiresAfterDays: period(payment.expiresAfter),
    registration: String(receipts.registration ?? ''),
    taxReference: String(receipts.taxReference ?? ''),
    changedOn: saved.length > 0 ? dhakaDay(new Date(Math.max(...saved))) : null,
  }
}

const period = (value: unknown): number | null => (typeof value === 'number' && value >= 1 ? value : null)
