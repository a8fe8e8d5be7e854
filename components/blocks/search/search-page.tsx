import { SearchForm } from '@/components/ui/search-form/search-form'
import { Section } from '@/components/ui/section/section'
import { Companion } from '@/components/ui/section-head/companion'
import type { SearchAnswer } from '@/lib/publishing/search/types'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { useLabels } from '../labels'
import { LiveSearch } from './live-search'
import styles from './search-page.module.scss'
import { SearchResults } from './search-results'

interface SearchPageProps {
  answer: SearchAnswer
  /** The query part of the page's address, in its one form. */
  address: string
  locale: Locale
}

/** Everything that is published, by its words. */
export function SearchPage({ answer, address, locale }: SearchPageProps) {
  const labels = useLabels('search')
  const { nav } = useLabels('shell')
  const path = localized(locale, paths.search)
  const ways = [
    { label: nav.projects, path: paths.projects },
    { label: nav.news, path: paths.news },
    { label: nav.events, path: paths.events },
    { label: nav.donation, path: paths.donationEvents },
    { label: nav.about, path: paths.about },
    { label: nav.contact, path: paths.contact },
  ]
  return (
    <Section close>
      <div className={styles.head}>
        <h1>{labels.title}</h1>
        <Companion word={labels.companion} locale={locale} />
      </div>
      <LiveSearch
        initial={answer}
        initialAddress={address}
        path={path}
        resultsPath={localized(locale, paths.searchResults)}
        locale={locale}
        labels={labels}
        ways={ways}
        form={<SearchForm action={path} labels={labels} query={answer.query} />}
      >
        <SearchResults answer={answer} locale={locale} labels={labels} ways={ways} />
      </LiveSearch>
    </Section>
  )
}
