import { notFound } from 'next/navigation'
import { cms } from '@/lib/cms/instance'
import { donorReceipt } from '@/lib/giving/receipts/donor-receipt'
import { pdfResponse } from '@/lib/giving/receipts/pdf-response'
import { withinBulkhead } from '@/lib/giving/receipts/receipt-cache'
import { receiptPdf } from '@/lib/giving/receipts/receipt-pdf'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { isLocale } from '@/lib/shared/i18n/routing'

interface Context {
  params: Promise<{ locale: string; key: string }>
}

/** The receipt of the donor who has the key. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, key } = await params
  const payload = await cms()
  const found = isLocale(locale) ? await donorReceipt(payload, key) : null
  if (!found || !isLocale(locale)) notFound()
  const { id, number } = found.receipt
  const pdf = await withinBulkhead(() => receiptPdf(payload, id, locale))
  if (!pdf)
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': PRIVATE_NO_STORE } })
  return pdfResponse(pdf, `receipt-${number}`)
}
