import { Thread } from '@/components/ui/thread/thread'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import { Companion } from './companion'
import styles from './section-head.module.scss'

interface SectionHeadProps {
  title: string
  companion?: string
  locale: Locale
  /** For aria-labelledby of the section. */
  id?: string
}

/** A section's heading, tied to its Bangla companion by a thread. */
export function SectionHead({ title, companion = '', locale, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 {...inLang(title, locale)} id={id}>
        {title}
      </h2>
      <Thread className={styles.thread} />
      <Companion word={companion} locale={locale} className={styles.beside} />
    </div>
  )
}
