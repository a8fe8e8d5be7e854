import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { PledgePage } from '@/components/blocks/pledge-page/pledge-page'
import { cms } from '@/lib/cms/instance'
import { getSettings } from '@/lib/delivery/content'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { readPledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isLocale } from '@/lib/shared/i18n/routing'

// One donor's alone: never made ahead, never kept.
export const dynamic = 'force-dynamic'

interface PledgeProps {
  params: Promise<{ locale: string; key: string }>
}

const statusOf = cache(async (key: string, locale: Locale) => readPledgeStatus(await cms(), key, locale))

export async function generateMetadata({ params }: PledgeProps): Promise<Metadata> {
  const { locale, key } = await params
  // Thrown here it is a 404 for those without script too: nothing of the page was sent yet.
  if (!isLocale(locale) || !(await statusOf(key, locale))) notFound()
  return {
    title: pledgeWords(locale).title,
    robots: { index: false, follow: false, nocache: true },
    referrer: 'no-referrer',
  }
}

export default async function Pledge({ params }: PledgeProps) {
  const { locale, key } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [pledge, settings] = await Promise.all([statusOf(key, locale), getSettings(locale)])
  if (!pledge) notFound()
  return <PledgePage pageKey={key} pledge={pledge} settings={settings} locale={locale} />
}
