import { paths } from '@/lib/shared/addresses/paths'
import { cardGridClass } from '../cards/card-grid'
import { PictureCards } from '../cards/picture-cards'
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
        <PictureCards
          cards={records.map(({ Id, title, text, image }) => ({ path: paths.health(Id), title, text, image }))}
          images={list?.images}
          locale={locale}
          more={labels.more}
        />
      )}
    </ListState>
  )
}
