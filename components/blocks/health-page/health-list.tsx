import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { Card } from '../cards/card'
import { CardGrid, cardGridClass } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'

export interface HealthListProps extends ListViewProps<'health'> {
  labels: ListLabels & { more: string }
}

/** The foundation's health services, each with a way to its page. */
export function HealthList({ list, locale, labels }: HealthListProps) {
  return (
    <ListState records={list?.records} labels={labels} className={cardGridClass}>
      {(records) => (
        <CardGrid>
          {records.map(({ Id, title, text, image }, index) => (
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
              title={title}
              text={text}
              link={<MoreLink href={localized(locale, paths.health(Id))} label={labels.more} about={title} />}
            />
          ))}
        </CardGrid>
      )}
    </ListState>
  )
}
