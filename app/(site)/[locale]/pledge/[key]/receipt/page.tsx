import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { ReceiptPage } from '@/components/blocks/receipt-page/receipt-page'
import { cms } from '@/lib/cms/instance'
import { donorReceipt } from '@/lib/giving/receipts/donor-receipt'
import { receiptIssuer } from '@/lib/giving/receipts/receipt-issuer'
import { receiptView, receiptWords } from '@/lib/giving/receipts/receipt-view'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isLocale } from '@/lib/shared/i18n/routing'

// One donor's alone: never made ahead, never kept.
export const dynamic = 'force-dynamic'

interface ReceiptProps {
  params: Promise<{ locale: string; key: string }>
}

const viewOf = cache(async (key: string, locale: Locale) => {
  const payload = await cms()
  const found = await donorReceipt(payload, key)
  return found && receiptView(found.receipt, await receiptIssuer(payload, locale), locale)
})

export async function generateMetadata({ params }: ReceiptProps): Promise<Metadata> {
  const { locale, key } = await params
  const view = isLocale(locale) ? await viewOf(key, locale) : null
  // Thrown here it is a 404 for those without script too: nothing of the page was sent yet.
  if (!isLocale(locale) || !view) notFound()
  return {
    title: `${receiptWords(locale).title} ${view.number}`,
    robots: { index: false, follow: false, nocache: true },
    referrer: 'no-referrer',
  }
}

export default async function Receipt({ params }: ReceiptProps) {
  const { locale, key } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const view = await viewOf(key, locale)
  if (!view) notFound()
  return <ReceiptPage pageKey={key} receipt={view} locale={locale} />
}
