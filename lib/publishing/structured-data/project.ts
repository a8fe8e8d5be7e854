import type { Project as ProjectNode } from 'schema-dts'
import { picturesOfRecord } from '@/lib/shared/content/record-head'
import type { ImageIndex, Project, ProjectSubCategoryHeader } from '@/lib/shared/content/types'
import { addressOf, type DataPage, foundationOf } from './page'
import { picturesOrCard } from './pictures'

interface ProjectFacts {
  project: Project
  /** The page half, where editors have filled it in. */
  header: ProjectSubCategoryHeader | undefined
  /** What is known of their pictures. */
  images: ImageIndex
}

/** A project of the foundation, which its page is about. */
export function project(page: DataPage, { project: card, header, images }: ProjectFacts): ProjectNode {
  const url = addressOf(page)
  return {
    '@type': 'Project',
    '@id': `${url}#project`,
    name: page.title,
    description: page.description,
    url,
    image: picturesOrCard(picturesOfRecord(card, header), images, page),
    parentOrganization: foundationOf(page),
    mainEntityOfPage: url,
  }
}
