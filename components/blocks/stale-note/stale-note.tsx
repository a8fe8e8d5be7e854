import type { Locale } from '@/lib/addresses'
import type { LiveList } from '@/lib/content/types'
import { useLabels } from '../labels'
import styles from './stale-note.module.scss'
import { StaleNoteLive } from './stale-note-live'

/** A quiet sentence when the page has not been able to refresh itself; what is shown stays. */
export function StaleNote({ initial, locale }: { initial: LiveList<'projects'> | undefined; locale: Locale }) {
  return <StaleNoteLive initial={initial} locale={locale} label={useLabels('home').stale} className={styles.note} />
}
