import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'

export interface RelatedCampaignsProps extends ListViewProps<'donation'> {
  /** Id of the campaign that is shown. */
  current: number
  labels: ListLabels & { title: string }
}

/** As many as stand beside an article. */
const SHOWN = 4

/** The campaigns that follow this one, from the first again after the last: so each of them is beside another. */
export function RelatedCampaigns({ list, current, locale, labels }: RelatedCampaignsProps) {
  const records = list?.records
  const at = records?.findIndex(({ Id }) => Id === current) ?? -1
  const others = records && [...records.slice(at + 1), ...records.slice(0, Math.max(at, 0))].slice(0, SHOWN)
  return (
    <RelatedList
      heading={labels.title}
      items={others?.map(({ Id, title, image, category }) => ({
        id: Id,
        href: localized(locale, paths.campaign(Id)),
        title,
        image,
        top: category && <Tag category={category} locale={locale} />,
      }))}
      images={list?.images ?? {}}
      labels={labels}
      locale={locale}
    />
  )
}
