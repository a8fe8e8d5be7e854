import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { NotSentPage } from '@/components/site/not-sent-page'
import { getSettings } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { title, description } = (await getMessages({ locale })).forms.notSent
  return pageMetadata({ locale, path: paths.notSent, title, description })
}

export default async function NotSent({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [settings, { forms }] = await Promise.all([getSettings(locale), getMessages()])
  return <NotSentPage settings={settings} labels={forms.notSent} />
}
