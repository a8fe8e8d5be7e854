import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { DonationEventsPage } from '@/components/blocks/donation-events/donation-events-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StaleNote } from '@/components/blocks/stale-note/stale-note'
import { getList, getSettings } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { title, description } = (await getMessages({ locale })).donationPage
  return { title, description }
}

export default async function DonationEvents({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [descriptions, campaigns, projects, settings, { donationPage }] = await Promise.all([
    getList('donationCategoryDescription', locale),
    getList('donation', locale),
    getList('projects', locale),
    getSettings(locale),
    getMessages(),
  ])
  const { title, noBanner } = donationPage
  return (
    <>
      <PageBannerOfList
        type="donationCategoryDescription"
        list={descriptions}
        heading={title}
        here={title}
        empty={noBanner}
        locale={locale}
      />
      <DonationEventsPage descriptions={descriptions} campaigns={campaigns} settings={settings} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
