import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { drawn } from '@/components/blocks/drawn'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { VolunteerPage } from '@/components/blocks/volunteer-page/volunteer-page'
import { getSettings } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { title, description } = (await getMessages({ locale })).volunteerPage
  return { title, description }
}

export default async function BecomeVolunteer({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [settings, { volunteerPage }] = await Promise.all([getSettings(locale), getMessages()])
  const { title, text, banner } = volunteerPage
  const { image, images } = drawn('volunteers', banner)
  return (
    <>
      <PageBanner heading={title} text={text} here={title} pictures={[image]} images={images} locale={locale} />
      <VolunteerPage settings={settings} locale={locale} />
    </>
  )
}
