import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { ProjectPage } from '@/components/blocks/project-page/project-page'
import { parseId } from '@/lib/addresses'
import { getList, getPicturesOf, getRecord, getVersionsOf } from '@/lib/content'
import { metadataOf } from '@/lib/format/metadata'
import { isLocale } from '@/lib/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

async function load({ params }: PageProps) {
  const { locale, id: segment } = await params
  const id = parseId(segment)
  if (!isLocale(locale) || !id) notFound()
  const [project, header] = await Promise.all([
    getRecord('projects', id, locale),
    getRecord('projectSubCategoryHeader', id, locale),
  ])
  return project ? { locale, project, header } : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { project, header } = await load(props)
  return metadataOf(project, header)
}

export default async function Project(props: PageProps) {
  const { locale, project, header } = await load(props)
  setRequestLocale(locale)
  const drawn = await getVersionsOf(['projects', 'projectSubCategoryHeader'])
  const [subcategories, images, { projectPage }] = await Promise.all([
    getList('projectSubCategory', locale),
    getPicturesOf([project, header], locale),
    getMessages(),
  ])
  const own = [header?.image1 ?? null, header?.image2 ?? null, header?.image3 ?? null]
  const pictures = own.some(Boolean) ? own : [project.image1, project.image2, project.image3]
  const banner = { pictures, images, heading: project.title, empty: projectPage.noBanner, locale }
  return (
    <>
      <PageBanner {...banner} />
      <ProjectPage project={project} header={header} subcategories={subcategories} images={images} locale={locale} />
      <KeepFresh drawn={drawn} />
    </>
  )
}
