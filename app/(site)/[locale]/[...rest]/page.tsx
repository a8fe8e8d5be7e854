import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/lib/shared/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface RestProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RestProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const messages = await getMessages({ locale })
  return { title: messages.notFound.title }
}

/** Every address that no page answers. */
export default async function RestPage({ params }: RestProps) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  notFound()
}
