import { MoreLink } from '@/components/ui/button/more-link'
import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ListLabels } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { RelatedList } from '../record-page/related-list'

export interface DonationProjectsProps extends ListViewProps<'projects'> {
  labels: ListLabels & { heading: string; more: string }
}

/** The projects that the donation form shows beside it: each title leads to its page, and See More to all (spec 1, section 2). */
export function DonationProjects({ list, locale, labels }: DonationProjectsProps) {
  const items = list?.records.map(({ Id, category, title, text, image1 }) => ({
    id: Id,
    href: localized(locale, paths.project(Id)),
    title,
    text,
    image: image1,
    top: <Tag category={category} locale={locale} />,
    more: <MoreLink href={localized(locale, paths.projects)} label={labels.more} about={title} locale={locale} />,
  }))
  return (
    <RelatedList heading={labels.heading} items={items} images={list?.images ?? {}} labels={labels} locale={locale} />
  )
}
