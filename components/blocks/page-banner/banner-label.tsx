import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { SlideLabels } from '../slides/slide-show'
import styles from './banner-label.module.scss'

export interface PageBannerLabels {
  home: string
  pages: string
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
  /** The breadcrumb's last step; 'Pages' without it. */
  here?: string
  locale: Locale
  labels: PageBannerLabels
}

/** The page's heading and the way back, sewn onto the banner; below them what is said of its slides. */
export function BannerLabel({
  heading,
  level = 1,
  text,
  here,
  locale,
  labels,
  children,
}: PageBannerProps & { children?: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.inner}>
      <div className={styles.label}>
        <nav aria-label={labels.breadcrumb}>
          <ol className={styles.crumbs}>
            <li>
              <PageLink href={localized(locale, paths.home)}>{labels.home}</PageLink>
            </li>
            <li>{here ?? labels.pages}</li>
          </ol>
        </nav>
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
