import { MoreLink } from '@/components/ui/button/more-link'
import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { Card } from '../cards/card'
import { CardGrid, cardGridClass } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import type { SlideLabels } from '../slides/slide-show'
import { Slides } from '../slides/slides'

export interface ProjectListProps extends ListViewProps<'projects'> {
  labels: ListLabels & { more: string; slides: SlideLabels }
}

/** The projects page's cards: each a slider of the project's three pictures. */
export function ProjectList({ list, locale, labels }: ProjectListProps) {
  return (
    <ListState records={list?.records} labels={labels} className={cardGridClass}>
      {(records) => (
        <CardGrid lead>
          {records.map(({ Id, title, text, category, image1, image2, image3 }, index) => (
            <Card
              key={Id}
              media={
                <Slides
                  pictures={[image1, image2, image3]}
                  images={list?.images ?? {}}
                  labels={labels.slides}
                  about={title}
                  locale={locale}
                  sizes={cardSizes({ index, count: records.length, lead: true })}
                  alt=""
                />
              }
              top={<Tag category={category} locale={locale} />}
              title={title}
              text={text}
              locale={locale}
              link={
                <MoreLink
                  href={localized(locale, paths.project(Id))}
                  label={labels.more}
                  about={title}
                  locale={locale}
                />
              }
              plain
            />
          ))}
        </CardGrid>
      )}
    </ListState>
  )
}
