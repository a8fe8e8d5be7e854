import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './prose.module.scss'

/** Plain text of several paragraphs, which editors part by line breaks. Nothing for an empty text. */
export function Prose({ text, locale, className = '' }: { text: string; locale: Locale; className?: string }) {
  const paragraphs = [...new Set(text.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''))]
  return paragraphs.map((paragraph) => (
    <p key={paragraph} {...inLang(paragraph, locale)} className={`${styles.paragraph} ${className}`}>
      {paragraph}
    </p>
  ))
}
