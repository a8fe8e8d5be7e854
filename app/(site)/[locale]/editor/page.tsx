import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { EditorPage } from '@/components/editor/demo/editor-page'
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
  const { editor } = await getMessages({ locale })
  return { title: editor.title, description: editor.description }
}

export default async function Editor({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [news, gallery, messages] = await Promise.all([
    getList('newsDetails', locale),
    getList('imageGallery', locale),
    getMessages(),
  ])
  return (
    <>
      <PageBanner
        heading={messages.editor.title}
        pictures={[news.records[0]?.image ?? null]}
        images={news.images}
        locale={locale}
      />
      <EditorPage gallery={gallery} locale={locale} />
    </>
  )
}
