import type { Locale } from '@/lib/shared/addresses/localized'
import styles from './section-head.module.scss'

interface CompanionProps {
  word: string
  locale: Locale
  className?: string
}

/** The Bangla word beside an English heading. Bangla pages say it in the heading already. */
export function Companion({ word, locale, className = '' }: CompanionProps) {
  if (locale === 'bn' || !word) return null
  return (
    <span lang="bn" className={`${styles.companion} ${className}`}>
      {word}
    </span>
  )
}
