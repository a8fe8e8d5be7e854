import { PageLink } from '@/components/ui/page-link/page-link'
import { Picture } from '@/components/ui/picture/picture'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import styles from './photo-links.module.scss'

interface PhotoLinksProps {
  list: LiveList<'imageGallery'>
  locale: Locale
  /** Name of a picture without words of its own. */
  photo: string
  /** As in the footer. */
  small?: boolean
}

/** Pictures of the gallery elsewhere: each leads to itself in the gallery. */
export function PhotoLinks({ list, locale, photo, small = false }: PhotoLinksProps) {
  return (
    <ul className={`${styles.photos} ${small ? styles.small : ''}`}>
      {list.records.map(({ Id, image }, index) => (
        <li key={Id}>
          <PageLink href={`${localized(locale, paths.gallery)}#photo-${Id}`}>
            <Picture
              image={image}
              meta={image ? list.images[image] : undefined}
              locale={locale}
              alt={(image && list.images[image]?.alt) || fill(photo, { n: number(index + 1, locale) })}
              sizes={small ? '72px x 72px' : '(max-width: 720px) 44vw x 44vw, 190px x 190px'}
              bare
            />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
