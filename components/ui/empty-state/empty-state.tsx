import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './empty-state.module.scss'

interface EmptyStateProps {
  text: string
  /** One helpful line below it. */
  hint: string
  /** Where the line is what an editor wrote. */
  locale?: Locale
}

export function EmptyState({ text, hint, locale }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 200 110" aria-hidden="true">
        <path d="M18 58C50 84 140 88 184 50C176 82 140 98 98 98S34 88 18 58Z" />
        <path d="M98 84V18M98 20C120 22 140 34 146 60C130 68 114 70 98 68" />
        <path className={styles.river} d="M6 104q12-8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t20-2" />
      </svg>
      <p className={styles.text}>{text}</p>
      <p {...(locale && inLang(hint, locale))} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
