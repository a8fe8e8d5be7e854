import type { Payload } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import { cachedReceipt } from './receipt-cache'
import { receiptIssuer } from './receipt-issuer'
import { receiptView } from './receipt-view'

/**
 * A receipt as a PDF, as it stands now: a cancelled one says so.
 * @throws NotFound of Payload where there is no such receipt
 */
export async function receiptPdf(payload: Payload, id: number, locale: Locale): Promise<Buffer> {
  const read = { depth: 0, overrideAccess: true } as const
  const receipt = await payload.findByID({ collection: 'receipts', id, ...read })
  const pledge = await payload.findByID({ collection: 'pledges', id: idOf(receipt.pledge) ?? 0, ...read })
  const view = receiptView(receipt, await receiptIssuer(payload, locale), locale, Boolean(pledge.erasedAt))
  return cachedReceipt(view, locale)
}
