import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import styles from './form-links.module.scss'

interface FormLinksProps {
  labels: { privacy: string; terms: string }
  locale: Locale
  /** Of a form about money: the terms of giving too. */
  money?: boolean
}

/** What becomes of the data that a form asks for. In a tab of its own: what was typed would be gone otherwise. */
export function FormLinks({ labels, locale, money = false }: FormLinksProps) {
  return (
    <p className={styles.links}>
      <a href={localized(locale, paths.privacy)} target="_blank" rel="noopener">
        {labels.privacy}
      </a>
      {money && (
        <a href={localized(locale, paths.givingTerms)} target="_blank" rel="noopener">
          {labels.terms}
        </a>
      )}
    </p>
  )
}
