import { notFound } from 'next/navigation'
import { getMessages } from 'next-intl/server'
import { getRecord } from '@/lib/delivery/content'
import type { Step } from '@/lib/publishing/structured-data/page'
import { type Locale, parseId } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { loadRecord } from '../../../load-record'

export interface SubcategoryProps {
  params: Promise<{ locale: string; projectId: string; subcategoryId: string }>
}

/** A subcategory is a page of its own project alone, and as long as that is there. */
export async function loadSubcategory({ params }: SubcategoryProps) {
  const address = params.then(({ locale, subcategoryId }) => ({ locale, id: subcategoryId }))
  const found = await loadRecord({ params: address }, 'projectSubCategory', 'projectSubCategoryDetails')
  const { projectId } = found.card
  const isOwn = projectId !== null && projectId === parseId((await params).projectId)
  return isOwn && (await getRecord('projects', projectId, found.locale)) ? found : notFound()
}

/** The pages that lead to those of a project's parts. */
export async function breadcrumbsTo(projectId: number, locale: Locale): Promise<Step[]> {
  const [project, { projects }] = await Promise.all([getRecord('projects', projectId, locale), getMessages()])
  const above = { name: projects.title, path: paths.projects }
  return project ? [above, { name: project.title, path: paths.project(projectId) }] : [above]
}
