import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { PageLink } from '@/components/ui/page-link/page-link'
import type { SearchAnswer, SearchHit, TextPart } from '@/lib/publishing/search/types'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { day } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import { HighlightedText } from './highlighted-text'
import type { SearchLabels, Way } from './search-labels'
import { SearchPages } from './search-pages'
import styles from './search-results.module.scss'

export interface SearchResultsProps {
  answer: SearchAnswer
  locale: Locale
  labels: SearchLabels
  ways: readonly Way[]
}

/** What was found; or what to do for those who found nothing. */
export function SearchResults({ answer, locale, labels, ways }: SearchResultsProps) {
  const { query, hasWords, total, results } = answer
  if (total === 0) {
    const { text, hint } = !query ? labels.start : hasWords ? labels.nothing : labels.tooLittle
    return (
      <>
        <EmptyState text={text} hint={hint} />
        <Ways ways={ways} label={labels.ways} locale={locale} />
      </>
    )
  }
  return (
    <>
      <ol className={styles.list}>
        {results.map((found) => (
          <li key={found.key} className={styles.result}>
            <Result found={found} locale={locale} labels={labels} />
          </li>
        ))}
      </ol>
      <SearchPages answer={answer} locale={locale} labels={labels.pages} />
    </>
  )
}

function Result({ found, locale, labels }: { found: SearchHit; locale: Locale; labels: SearchLabels }) {
  const { kind, path, title, excerpt, date } = found
  return (
    <article>
      <p className={styles.top}>
        <span className={styles.kind}>{labels.kinds[kind]}</span>
        {date && <time dateTime={date.slice(0, 10)}>{day(date, locale)}</time>}
      </p>
      <h2 {...inLang(textOf(title), locale)} className={styles.title}>
        <PageLink href={localized(locale, path)}>
          <HighlightedText pieces={title} />
        </PageLink>
      </h2>
      <p {...inLang(textOf(excerpt), locale)} className={styles.excerpt}>
        <HighlightedText pieces={excerpt} />
      </p>
    </article>
  )
}

const textOf = (pieces: readonly TextPart[]) => pieces.map(([text]) => text).join('')

function Ways({ ways, label, locale }: { ways: readonly Way[]; label: string; locale: Locale }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.path}>
            <PageLink href={localized(locale, way.path)}>{way.label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
