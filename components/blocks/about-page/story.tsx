import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { Prose } from '@/components/ui/prose/prose'
import { Companion } from '@/components/ui/section-head/companion'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { About } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './story.module.scss'

export interface StoryProps extends ListViewProps<'about' | 'aboutARCF'> {
  labels: ListLabels & { companion?: string; discover?: string }
  optional?: boolean
}

const LARGE = '(max-width: 720px) 76vw x 51vw, (max-width: 1100px) 76vw x 82vw, 481px x 519px'
const SMALL = '(max-width: 1100px) 42vw x 42vw, 260px x 260px'

/** Who the foundation is: two pictures sewn together, the text and its three check points. */
export function Story({ list, locale, labels, optional }: StoryProps) {
  const { companion, discover } = labels
  return (
    <ListState records={list?.records} labels={labels} cards={1} optional={optional}>
      {(records) =>
        records.map((record, index) => (
          <div key={record.Id} className={styles.story}>
            <div className={styles.pictures}>
              {record.image1 && (
                <div className={styles.large}>
                  <Picture image={record.image1} meta={list?.images[record.image1]} locale={locale} sizes={LARGE} />
                </div>
              )}
              {record.image2 && (
                <div className={styles.patch}>
                  <Picture image={record.image2} meta={list?.images[record.image2]} locale={locale} sizes={SMALL} />
                </div>
              )}
            </div>
            <div>
              {index === 0 && companion && <Companion word={companion} locale={locale} className={styles.companion} />}
              <h2 {...inLang(record.title, locale)}>{record.title}</h2>
              {record.heading && (
                <p {...inLang(record.heading, locale)} className={styles.heading}>
                  {record.heading}
                </p>
              )}
              <Prose text={record.text} locale={locale} />
              <Points record={record} locale={locale} />
              {discover && (
                <ButtonLink href={localized(locale, paths.contact)}>
                  {discover}
                  <Icon name="arrow-right" />
                </ButtonLink>
              )}
            </div>
          </div>
        ))
      }
    </ListState>
  )
}

function Points({ record: { point1, point2, point3 }, locale }: { record: About; locale: Locale }) {
  const points = [...new Set([point1, point2, point3].filter(Boolean))]
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} {...inLang(point, locale)}>
          <Icon name="check-circle" size={24} />
          {point}
        </li>
      ))}
    </ul>
  )
}
