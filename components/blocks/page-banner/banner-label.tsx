import type { ReactNode } from 'react'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { SlideLabels } from '../slides/slide-show'
import styles from './banner-label.module.scss'
import { Breadcrumb } from './breadcrumb'

export interface PageBannerLabels {
  home: string
  breadcrumb: string
  loading: string
  slides: SlideLabels
}

export interface PageBannerProps {
  heading: string
  /** The heading's level: 2 where the page has a title of its own below. */
  level?: 1 | 2
  /** A line below the heading. */
  text?: string
  /** Pages between home and this one; the breadcrumb ends with the last of them, or with the heading where there is none. */
  under?: readonly Step[] | undefined
  locale: Locale
  labels: PageBannerLabels
}

/** The page's heading and the way back, sewn onto the banner; below them what is said of its slides. */
export function BannerLabel({
  heading,
  level = 1,
  text,
  under = [],
  locale,
  labels,
  children,
}: PageBannerProps & { children?: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.inner}>
      <div className={styles.label}>
        <Breadcrumb {...{ under, heading, labels, locale }} />
        <Heading {...inLang(heading, locale)} className={styles.heading}>
          {heading}
        </Heading>
        {text && (
          <p {...inLang(text, locale)} className={styles.text}>
            {text}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
