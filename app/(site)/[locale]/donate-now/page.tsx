import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { drawn } from '@/components/blocks/drawn'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
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
  const { title, description } = (await getMessages({ locale })).donatePage
  return { title, description }
}

export default async function DonateNow({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [projects, settings, { donatePage }] = await Promise.all([
    getList('projects', locale),
    getSettings(locale),
    getMessages(),
  ])
  const { title, text, picture } = donatePage
  const { image, images } = drawn('river', picture)
  return (
    <>
      <PageBanner heading={title} text={text} here={title} pictures={[image]} images={images} locale={locale} />
      <DonatePage projects={projects} settings={settings} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
