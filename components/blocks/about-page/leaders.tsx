import { Picture } from '@/components/ui/picture/picture'
import { Prose } from '@/components/ui/prose/prose'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './leaders.module.scss'

/** Who speaks for the foundation. */
export type LeaderType = 'chairman' | 'currentChairman' | 'viceChairman' | 'assistantViceChairman' | 'director'

export interface LeadersProps extends ListViewProps<LeaderType> {
  labels: ListLabels & { role: string }
  optional?: boolean
}

const SIZES = '(max-width: 720px) 36vw x 43vw, 360px x 432px'

/** People who speak for the foundation, each with a portrait and their own words. */
export function Leaders({ list, locale, labels, optional }: LeadersProps) {
  return (
    <ListState records={list?.records} labels={labels} cards={1} optional={optional}>
      {(records) =>
        records.map(({ Id, image, title, name, designation, text }) => (
          <div key={Id} className={styles.leader} data-alone={image ? undefined : ''}>
            {image && (
              <div className={styles.frame}>
                <Picture image={image} meta={list?.images[image]} alt={name} locale={locale} sizes={SIZES} />
              </div>
            )}
            <div className={styles.words}>
              <h2 {...inLang(title, locale)}>{title || labels.role}</h2>
              <Prose text={text} locale={locale} />
              <p className={styles.name}>
                <strong {...inLang(name, locale)}>{name}</strong>
                <span {...inLang(designation, locale)}>{designation || labels.role}</span>
              </p>
            </div>
          </div>
        ))
      }
    </ListState>
  )
}
