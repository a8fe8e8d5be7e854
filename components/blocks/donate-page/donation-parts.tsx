import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ListViewProps } from '../live/polling-view'
import { Panel } from '../record-page/panel'
import { RelatedItems } from '../record-page/related-list'

export interface DonationPartsProps extends ListViewProps<'projectSubCategory'> {
  heading: string
}

/** The parts of projects that editors placed beside the donation form; nothing where that is none. */
export function DonationParts({ list, locale, heading }: DonationPartsProps) {
  const items = (list?.records ?? []).map(({ Id, projectId, category, title, text, image }) => ({
    id: Id,
    href: localized(locale, paths.subcategory(projectId ?? 0, Id)),
    title,
    text,
    image,
    top: <Tag category={category} locale={locale} />,
  }))
  if (items.length === 0) return null
  return (
    <Panel heading={heading}>
      <RelatedItems items={items} images={list?.images ?? {}} locale={locale} />
    </Panel>
  )
}
