import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { bannerPictures } from '@/components/blocks/page-banner/banner-pictures'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { ProjectPage } from '@/components/blocks/project-page/project-page'
import { getList, getPicturesOf, getVersionsOf } from '@/lib/delivery/content'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { project as projectNode } from '@/lib/publishing/structured-data/project'
import { paths } from '@/lib/shared/addresses/paths'
import { loadProject, type RecordProps } from '../../load-record'
import { programCampaigns } from '../../page-box'
import { PageData } from '../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadProject(props)
  return recordMetadata('project', record, { path: paths.project(record.card.Id) })
}

export default async function Project(props: RecordProps) {
  const { locale, card: project, detail: header } = await loadProject(props)
  const versions = await getVersionsOf(['projects', 'projectSubCategoryHeader', 'donation'])
  const [subcategories, all, images, giving, { projectPage, projects }] = await Promise.all([
    getList('projectSubCategory', locale),
    getList('projects', locale),
    getPicturesOf([project, header], locale),
    programCampaigns({ category: project.category }, locale),
    getMessages(),
  ])
  const pictures = bannerPictures(header, [project.image1, project.image2, project.image3])
  const under = [{ name: projects.title, path: paths.projects }]
  const banner = { under, pictures, images, heading: project.title, empty: projectPage.noBanner, locale }
  return (
    <>
      <PageBanner {...banner} />
      <ProjectPage {...{ project, header, subcategories, projects: all, images, locale }} {...giving} />
      <PageData
        {...{ locale, path: paths.project(project.Id), ...wordsOfRecord('project', project, header) }}
        under={under}
        nodes={(page) => [projectNode(page, { project, header, images })]}
      />
      <RefreshWhenStale versions={versions} />
    </>
  )
}
