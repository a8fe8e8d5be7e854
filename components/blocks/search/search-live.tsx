'use client'
import { type FormEvent, useRef } from 'react'
import { SearchForm } from '@/components/ui/search-form/search-form'
import { type Locale, localized } from '@/lib/addresses'
import { paths } from '@/lib/paths'
import type { SearchAnswer } from '@/lib/search/types'
import { said } from './said'
import type { SearchLabels, Way } from './search-labels'
import styles from './search-page.module.scss'
import { SearchResults } from './search-results'
import { useAnswer } from './use-answer'
import { useTyping } from './use-typing'

interface SearchLiveProps {
  /** What the server found, and for which query part of the page's address. */
  initial: SearchAnswer
  initialAddress: string
  locale: Locale
  labels: SearchLabels
  ways: readonly Way[]
}

/** The form and what is found; while somebody types, what is found for it so far. */
export function SearchLive({ initial, initialAddress, locale, labels, ways }: SearchLiveProps) {
  const input = useRef<HTMLInputElement>(null)
  const { answer, state } = useAnswer(initial, initialAddress, locale)
  const type = useTyping(input, locale)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    type(true)
    // On a phone the keyboard covers what is found.
    if (window.matchMedia('(hover: none)').matches) input.current?.blur()
  }
  return (
    <div onInput={() => type()} onSubmit={onSubmit}>
      <SearchForm action={localized(locale, paths.search)} labels={labels} query={initial.query} inputRef={input} />
      <p role="status" className={styles.said} data-state={state}>
        {state === 'found' ? said(answer, locale, labels) : labels[state]}
      </p>
      <SearchResults answer={answer} locale={locale} labels={labels} ways={ways} />
    </div>
  )
}
