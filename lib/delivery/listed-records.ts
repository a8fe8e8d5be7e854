/** Which records are listed: the sitemap and the search have only records to whose page some other page links. */
import type { ContentLists, Project } from '@/lib/shared/content/types'

/** Lists whose records have pages of their own. */
export type PagedType = 'projects' | 'projectSubCategory' | 'health' | 'events' | 'news' | 'donation'

/**
 * Every record but the parts of projects that are not shown: another server may list them all the same.
 * @param projects the whole list
 * @returns a filter: whether a record of a type is listed
 */
export function listedRecordFilter(
  projects: readonly Pick<Project, 'Id'>[],
): <T extends PagedType>(type: T, record: ContentLists[T]) => boolean {
  const shown = new Set(projects.map(({ Id }) => Id))
  return (type, record) => {
    const { projectId = null } = record as { projectId?: number | null }
    return type !== 'projectSubCategory' || (projectId !== null && shown.has(projectId))
  }
}
