import { ButtonLink } from '@/components/ui/button/button-link'
import { PageLink } from '@/components/ui/page-link/page-link'
import { SearchForm } from '@/components/ui/search-form/search-form'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { MessagePage } from './message-page'
import styles from './message-page.module.scss'
import { NAV, type ShellMessages } from './nav'

interface NotFoundPageProps {
  locale: Locale
  labels: (typeof messages)['notFound']
  nav: ShellMessages['nav']
  search: (typeof messages)['search']
}

export function NotFoundPage({ locale, labels, nav, search }: NotFoundPageProps) {
  return (
    <MessagePage title={labels.title} heading={labels.heading} text={labels.text}>
      <SearchForm action={localized(locale, paths.search)} labels={search} />
      <ButtonLink href={localized(locale, paths.home)}>{labels.home}</ButtonLink>
      <nav aria-label={labels.more}>
        <ul className={styles.links}>
          {NAV.filter(({ key }) => key !== 'home').map(({ key, href }) => (
            <li key={key}>
              <PageLink href={localized(locale, href)}>{nav[key]}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  )
}
