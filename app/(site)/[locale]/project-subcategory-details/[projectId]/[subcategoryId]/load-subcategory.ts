import { notFound } from 'next/navigation'
import { getMessages } from 'next-intl/server'
import { type Locale, parseId } from '@/lib/addresses'
import { getRecord } from '@/lib/content'
import { paths } from '@/lib/paths'
import type { Step } from '@/lib/seo/json-ld/page'
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
export async function wayTo(projectId: number, locale: Locale): Promise<Step[]> {
  const [project, { projects }] = await Promise.all([getRecord('projects', projectId, locale), getMessages()])
  const above = { name: projects.title, path: paths.projects }
  return project ? [above, { name: project.title, path: paths.project(projectId) }] : [above]
}
