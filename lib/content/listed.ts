/** Which records have a page that something leads to: what the sitemap names and the search finds. */
import { inProjectGrid } from './placement'
import type { ContentLists, Project } from './types'

/** Lists whose records have pages of their own. */
export type PagedType = 'projects' | 'projectSubCategory' | 'health' | 'events' | 'news' | 'donation'

/**
 * Projects outside the grid have a page as well, but none leads there (spec 1, sections 2 and 3), and so to none of
 * their parts.
 * @param projects the whole list
 * @returns whether a record of a type is one to whose page something leads
 */
export function listedAmong(
  projects: readonly Project[],
): <T extends PagedType>(type: T, record: ContentLists[T]) => boolean {
  const grid = new Set(projects.filter(inProjectGrid).map(({ Id }) => Id))
  return (type, record) => {
    if (type === 'projects') return grid.has(record.Id)
    const { projectId = null } = record as { projectId?: number | null }
    return type !== 'projectSubCategory' || (projectId !== null && grid.has(projectId))
  }
}
