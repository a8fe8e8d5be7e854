'use client'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { SearchAnswer } from '@/lib/publishing/search/types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { resultSummary } from './result-summary'
import type { SearchLabels, Way } from './search-labels'
import styles from './search-page.module.scss'
import { useAnswer } from './use-answer'
import { useResults } from './use-results'
import { useTyping } from './use-typing'

interface LiveSearchProps {
  /** What the server found, and for which query part of the page's address. */
  initial: SearchAnswer
  initialAddress: string
  /** Where the search stands in this language, and where its answers are fetched: all addresses of the site would weigh more. */
  path: string
  resultsPath: string
  locale: Locale
  labels: SearchLabels
  ways: readonly Way[]
  /** The form, and what the server found, as it drew them. */
  form: ReactNode
  children: ReactNode
}

/** The form and what is found; while somebody types, what is found for it so far. */
export function LiveSearch({ initial, initialAddress, path, resultsPath, ...rest }: LiveSearchProps) {
  const { locale, labels, ways, form, children } = rest
  const place = useRef<HTMLDivElement>(null)
  const { answer, state } = useAnswer(initial, initialAddress, resultsPath)
  const { Results, load } = useResults(answer !== initial)
  const type = useTyping(place, path)
  const { query } = answer
  useEffect(() => {
    // By this the page is found again among those visited; the site's name stands behind it.
    const title = query ? fill(labels.titled, { query }) : labels.title
    document.title = document.title.replace(/^.*(?= \| )/, () => title)
  }, [query, labels])
  // What draws an answer comes with the first of them.
  const shown = Results ? answer : initial
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    type(true)
    // On a phone the keyboard covers what is found.
    if (window.matchMedia('(hover: none)').matches) place.current?.querySelector('input')?.blur()
  }
  const onInput = () => {
    load()
    type()
  }
  return (
    <div ref={place} onInput={onInput} onSubmit={onSubmit}>
      {form}
      <p role="status" className={styles.resultSummary} data-state={state}>
        {state === 'found' ? resultSummary(shown, locale, labels) : labels[state]}
      </p>
      {Results ? <Results answer={answer} locale={locale} labels={labels} ways={ways} /> : children}
    </div>
  )
}
