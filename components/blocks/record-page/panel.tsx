import type { ReactNode } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './panel.module.scss'

interface PanelProps {
  heading: string
  /** Where the heading is what an editor wrote. */
  locale?: Locale
  children: ReactNode
}

/** A white panel of a sidebar, under its heading. */
export function Panel({ heading, locale, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2 {...(locale && inLang(heading, locale))}>{heading}</h2>
      {children}
    </section>
  )
}
