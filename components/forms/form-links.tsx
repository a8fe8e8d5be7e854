import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import styles from './form-links.module.scss'

interface FormLinksProps {
  labels: { privacy: string; terms: string; find: string }
  locale: Locale
  /** Of a form about money: the terms of giving, and the way back to what was given before. */
  money?: boolean
}

/**
 * What becomes of the data that a form asks for, and what belongs to its subject. In a tab of its own: what was typed would be
 * gone otherwise.
 */
export function FormLinks({ labels, locale, money = false }: FormLinksProps) {
  const links = [
    { path: paths.privacy, label: labels.privacy },
    ...(money
      ? [
          { path: paths.givingTerms, label: labels.terms },
          { path: paths.findGift, label: labels.find },
        ]
      : []),
  ]
  return (
    <p className={styles.links}>
      {links.map(({ path, label }) => (
        <a key={path} href={localized(locale, path)} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </p>
  )
}
