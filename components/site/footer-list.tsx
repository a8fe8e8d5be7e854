import { PhotoLinks } from '@/components/blocks/photo-gallery/photo-links'
import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './footer.module.scss'

/** A list of those that the footer shows a part of. */
export type PlacedList =
  | LiveList<'projects'>
  | LiveList<'projectSubCategory'>
  | LiveList<'donation'>
  | LiveList<'imageGallery'>

export interface FooterListProps {
  /** What editors placed in the footer. */
  list: PlacedList
  locale: Locale
  /** Name of a picture without words of its own. */
  photo: string
}

interface Way {
  id: number
  title: string
  href: string
}

/** Projects lead to their list (spec 1, section 2), all else to its own page. */
function waysIn(list: Exclude<PlacedList, LiveList<'imageGallery'>>): Way[] {
  switch (list.type) {
    case 'projects':
      return list.records.map(({ Id, title }) => ({ id: Id, title, href: paths.projects }))
    case 'projectSubCategory':
      return list.records.map(({ Id, title, projectId }) => {
        return { id: Id, title, href: paths.subcategory(projectId ?? 0, Id) }
      })
    case 'donation':
      return list.records.map(({ Id, title }) => ({ id: Id, title, href: paths.campaign(Id) }))
  }
}

/** What editors placed at the foot of every page; nothing where that is none. */
export function FooterList({ list, locale, photo }: FooterListProps) {
  if (list.records.length === 0) return null
  if (list.type === 'imageGallery') return <PhotoLinks list={list} locale={locale} photo={photo} small />
  return (
    <ul className={styles.list}>
      {waysIn(list).map(({ id, title, href }) => (
        <li key={id}>
          <PageLink href={localized(locale, href)} {...inLang(title, locale)}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
