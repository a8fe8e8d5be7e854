import { Picture } from '@/components/ui/picture/picture'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './team.module.scss'

export interface TeamProps extends ListViewProps<'management' | 'volunteer'> {
  labels: ListLabels & {
    /** What every member is called; without it each has a designation of their own. */
    role?: string
  }
}

const SIZES = '(max-width: 720px) 30vw x 36vw, (max-width: 1100px) 30vw x 36vw, 290px x 348px'
/** Three and six stand in rows of three. */
const SIZES_OF_THREE = '(max-width: 720px) 30vw x 30vw, (max-width: 1100px) 30vw x 30vw, 396px x 396px'

const sizesFor = (count: number) => (count === 3 || count === 6 ? SIZES_OF_THREE : SIZES)

/** Portraits with names. */
export function Team({ list, locale, labels }: TeamProps) {
  return (
    <ListState records={list?.records} labels={labels} className={styles.team} cards={4}>
      {(people) => (
        <ul className={styles.team}>
          {people.map(({ Id, image, name, designation }) => (
            <li key={Id}>
              <div className={styles.frame}>
                {image && <Picture image={image} meta={list?.images[image]} alt="" sizes={sizesFor(people.length)} />}
              </div>
              <h3 {...inLang(name, locale)}>{name}</h3>
              <p {...(labels.role ? {} : inLang(designation, locale))}>{labels.role ?? designation}</p>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  )
}
