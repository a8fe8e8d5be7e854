import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { AboutPage } from '@/components/blocks/about-page/about-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StaleNote } from '@/components/blocks/stale-note/stale-note'
import { getList } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { about } = await getMessages({ locale })
  return { title: about.title, description: about.description }
}

export default async function About({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [slider, about, chairman, viceChairman, director, management, volunteer, faq, projects, messages] =
    await Promise.all([
      getList('slider', locale),
      getList('about', locale),
      getList('chairman', locale),
      getList('viceChairman', locale),
      getList('director', locale),
      getList('management', locale),
      getList('volunteer', locale),
      getList('faq', locale),
      getList('projects', locale),
      getMessages(),
    ])
  const { title, noBanner } = messages.about
  return (
    <>
      <PageBannerOfList type="slider" list={slider} heading={title} empty={noBanner} locale={locale} />
      <AboutPage lists={{ about, chairman, viceChairman, director, management, volunteer, faq }} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
