import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { EditorLabels } from './labels'
import styles from './panel.module.scss'
import type { PasteFault } from './read-paste'

interface PasteNoticeProps {
  faults: readonly PasteFault[]
  labels: EditorLabels
  /** Of the labels. */
  locale: Locale
  onClose: () => void
}

/** What a paste lost, and what to do about it. */
export function PasteNotice({ faults, labels, locale, onClose }: PasteNoticeProps) {
  return (
    <div role="status">
      {faults.length > 0 && (
        <div className={styles.notice}>
          <ul>
            {faults.map(({ kind, n }) => (
              <li key={kind}>{fill(labels.paste[kind], { n: number(n, locale) })}</li>
            ))}
          </ul>
          <button type="button" onClick={onClose}>
            {labels.close}
          </button>
        </div>
      )}
    </div>
  )
}
