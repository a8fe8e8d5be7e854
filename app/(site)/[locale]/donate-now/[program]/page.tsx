import '@/components/common-styles'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { bannerOf, PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getSitePicture } from '@/lib/delivery/content'
import { projectOfProgram } from '@/lib/giving/shared/project-of-category'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import { paths } from '@/lib/shared/addresses/paths'
import { isLocale } from '@/lib/shared/i18n/routing'
import { loadDonateParts } from '../../donate-parts'

interface ProgramProps {
  params: Promise<{ locale: string; program: string }>
}

export const revalidate = 60
export const generateStaticParams = () => []

async function load({ params }: ProgramProps) {
  const { locale, program } = await params
  const project = projectOfProgram(program)
  if (!isLocale(locale) || !project) notFound()
  setRequestLocale(locale)
  const { donatePage } = await getMessages()
  return { locale, project, words: donatePage }
}

export async function generateMetadata(props: ProgramProps) {
  const { locale, words } = await load(props)
  const { title, description } = words
  // The page to be found and shared is the one that asks.
  const head = await pageMetadata({ locale, path: paths.donateNow, title, description })
  return { ...head, robots: { index: false } }
}

/** The donate form with a program's project chosen. */
export default async function GiveToProgram(props: ProgramProps) {
  const { locale, project, words } = await load(props)
  const [parts, giving] = await Promise.all([loadDonateParts(locale), getSitePicture('giving', locale)])
  const { title, text } = words
  return (
    <>
      <PageBanner heading={title} text={text} {...bannerOf(giving)} locale={locale} />
      <DonatePage {...parts} project={project} />
    </>
  )
}
