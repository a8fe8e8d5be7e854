import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { SlideWords as Words } from './banner-pictures'
import styles from './slide-words.module.scss'

interface SlideWordsProps {
  words: readonly Words[]
  /** Id of the slide that shows first. */
  first: string | undefined
  locale: Locale
}

/** What is read over the slides, of which that of the slide that shows is seen. */
export function SlideWords({ words, first, locale }: SlideWordsProps) {
  if (words.length === 0) return null
  return (
    <div className={styles.words} aria-live={words.length > 1 ? 'off' : undefined}>
      {words.map(({ ids, title, text }) => (
        <div
          key={ids[0]}
          className={styles.of}
          data-text={ids.join('\n')}
          data-active={ids.includes(first ?? '') || undefined}
        >
          {title && (
            <p {...inLang(title, locale)} className={styles.title}>
              {title}
            </p>
          )}
          {text && <p {...inLang(text, locale)}>{text}</p>}
        </div>
      ))}
    </div>
  )
}
