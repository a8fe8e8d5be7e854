import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { ProjectsPage } from '@/components/blocks/projects/projects-page'
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
  const { projects } = await getMessages({ locale })
  return { title: projects.title, description: projects.description }
}

export default async function Projects({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [banner, details, projects, messages] = await Promise.all([
    getList('projectBanner', locale),
    getList('projectDetails', locale),
    getList('projects', locale),
    getMessages(),
  ])
  const { title, noBanner } = messages.projects
  return (
    <>
      <PageBannerOfList type="projectBanner" list={banner} heading={title} empty={noBanner} locale={locale} />
      <ProjectsPage details={details} projects={projects} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
