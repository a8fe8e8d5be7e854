import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import styles from './form-links.module.scss'

interface FormLinksProps {
  labels: { privacy: string; terms: string; find: string }
  locale: Locale
  /** Of a form about money: the terms of giving, and the way back to what was given before. */
  money?: boolean
}

/** What becomes of the data that a form asks for, and what belongs to its subject. In a tab of its own: what was typed would be gone otherwise. */
export function FormLinks({ labels, locale, money = false }: FormLinksProps) {
  return (
    <p className={styles.links}>
      <a href={localized(locale, paths.privacy)} target="_blank" rel="noopener">
        {labels.privacy}
      </a>
      {money && (
        <>
          <a href={localized(locale, paths.givingTerms)} target="_blank" rel="noopener">
            {labels.terms}
          </a>
          <a href={localized(locale, paths.findGift)} target="_blank" rel="noopener">
            {labels.find}
          </a>
        </>
      )}
    </p>
  )
}
