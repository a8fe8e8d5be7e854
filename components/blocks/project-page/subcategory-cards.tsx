import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { Card } from '../cards/card'
import { CardGrid, cardGridClass } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
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
        <CardGrid>
          {records.map(({ Id, category, title, text, image }, index) => (
            <Card
              key={Id}
              media={
                image && (
                  <Picture
                    image={image}
                    meta={list?.images[image]}
                    alt=""
                    sizes={cardSizes({ index, count: records.length })}
                  />
                )
              }
              top={<Tag category={category} />}
              title={title}
              text={text}
              link={
                <MoreLink
                  href={localized(locale, paths.subcategory(projectId, Id))}
                  label={labels.more}
                  about={title}
                />
              }
            />
          ))}
        </CardGrid>
      )}
    </ListState>
  )
}
