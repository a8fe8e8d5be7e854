import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { ContactPage } from '@/components/blocks/contact-page/contact-page'
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
  const { title, description } = (await getMessages({ locale })).contactPage
  return { title, description }
}

export default async function Contact({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [slider, projects, settings, { contactPage }] = await Promise.all([
    getList('contactSlider', locale),
    getList('projects', locale),
    getSettings(locale),
    getMessages(),
  ])
  const { title, text, noSlider } = contactPage
  return (
    <>
      <PageBannerOfList
        type="contactSlider"
        list={slider}
        heading={title}
        text={text}
        here={title}
        empty={noSlider}
        locale={locale}
      />
      <ContactPage settings={settings} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
