import { PageLink } from '@/components/ui/page-link/page-link'
import type { Step } from '@/lib/publishing/structured-data/page'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './breadcrumb.module.scss'

interface BreadcrumbProps {
  /** Pages between home and this one. */
  under: readonly Step[]
  /** What it ends with where there are none. */
  heading: string
  labels: { home: string; breadcrumb: string }
  locale: Locale
}

/** The way back to home, page by page. */
export function Breadcrumb({ under, heading, labels, locale }: BreadcrumbProps) {
  return (
    <nav aria-label={labels.breadcrumb}>
      <ol className={styles.crumbs}>
        <li>
          <PageLink href={localized(locale, paths.home)}>{labels.home}</PageLink>
        </li>
        {under.map(({ name, path }) => (
          <li key={path}>
            <PageLink {...inLang(name, locale)} href={localized(locale, path)}>
              {name}
            </PageLink>
          </li>
        ))}
        {under.length === 0 && <li {...inLang(heading, locale)}>{heading}</li>}
      </ol>
    </nav>
  )
}
