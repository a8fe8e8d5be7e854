'use client'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SearchResultsProps } from './search-results'

/** So long after a failure it is tried again. */
const RETRY_MS = 1000

/**
 * What draws an answer in the browser: fetched when somebody types, since the server has drawn what a page came with.
 * @param wanted whether there is an answer to draw
 * @returns what draws, undefined while nothing is wanted or it is on its way; and what fetches it beforehand
 */
export function useResults(wanted: boolean): { Results?: ComponentType<SearchResultsProps>; load: () => void } {
  const [Results, setResults] = useState<ComponentType<SearchResultsProps>>()
  const [failures, setFailures] = useState(0)
  const load = useCallback(() => {
    import('./search-results').then(
      (part) => setResults(() => part.SearchResults),
      () => setFailures((before) => before + 1),
    )
  }, [])

  useEffect(() => {
    if (!wanted || Results) return
    const timer = setTimeout(load, failures > 0 ? RETRY_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted, Results, failures, load])

  return { Results: wanted ? Results : undefined, load }
}
