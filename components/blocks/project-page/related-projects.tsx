import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'

export interface RelatedProjectsProps extends ListViewProps<'projectSubCategory'> {
  projectId: number
  /** Id of the subcategory that is shown. */
  current: number
  labels: ListLabels & { title: string }
}

/** The other entries of the same project. */
export function RelatedProjects({ list, projectId, current, locale, labels }: RelatedProjectsProps) {
  const others = list?.records.filter((record) => record.projectId === projectId && record.Id !== current)
  const items = others?.map(({ Id, title, image, category }) => ({
    id: Id,
    href: localized(locale, paths.subcategory(projectId, Id)),
    title,
    image,
    top: <Tag category={category} locale={locale} />,
  }))
  return (
    <RelatedList heading={labels.title} items={items} images={list?.images ?? {}} labels={labels} locale={locale} />
  )
}
