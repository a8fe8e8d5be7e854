import { Tag } from '@/components/ui/tag/tag'
import { paths } from '@/lib/shared/addresses/paths'
import { cardGridClass } from '../cards/card-grid'
import { PictureCards } from '../cards/picture-cards'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'

export interface SubcategoryCardsProps extends ListViewProps<'projectSubCategory'> {
  projectId: number
  labels: ListLabels & { more: string }
}

/** What a project does, part by part. */
export function SubcategoryCards({ list, projectId, locale, labels }: SubcategoryCardsProps) {
  const own = list?.records.filter((record) => record.projectId === projectId)
  return (
    <ListState records={own} labels={labels} className={cardGridClass}>
      {(records) => (
        <PictureCards
          cards={records.map(({ Id, category, title, text, image }) => ({
            path: paths.subcategory(projectId, Id),
            title,
            text,
            image,
            top: <Tag category={category} locale={locale} />,
          }))}
          images={list?.images}
          locale={locale}
          more={labels.more}
        />
      )}
    </ListState>
  )
}
