'use client'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import { readJson } from '@/lib/delivery/polling/read-json'
import { POLLING } from '@/lib/delivery/polling/swr-options'
import { useVersions } from '@/lib/delivery/polling/use-versions'
import type { SearchAnswer } from '@/lib/publishing/search/types'
import { addressQuery, resultPage } from '@/lib/shared/addresses/search-query'

const NOTHING: SearchAnswer = {
  ...{ query: '', isCut: false, hasWords: false, instead: null },
  ...{ total: 0, page: 1, pages: 0, results: [] },
}

/** An answer that takes longer is spoken of. */
const SLOW_MS = 1500

/** @param key the address, and behind it which of its answers */
const fetchAnswer = async (key: string) => (await readJson<SearchAnswer>(await fetch(key.replace(/#.*/, '')))).data

interface Shown {
  answer: SearchAnswer
  state: 'found' | 'slow' | 'lost'
}

/** How often content changed since the page came. */
function useChanges(): number {
  const versions = useVersions()
  const [seen, setSeen] = useState({ versions, changes: 0 })
  if (versions === seen.versions) return seen.changes
  const changes = seen.versions ? seen.changes + 1 : 0
  setSeen({ versions, changes })
  return changes
}

/**
 * What is found for the query in the page's address, also when content has changed since. The last answer stays until
 * there is the next one, however long that takes; an answer to an earlier query never takes its place.
 * @param resultsPath where answers are fetched, in the visitor's language
 */
export function useAnswer(initial: SearchAnswer, initialAddress: string, resultsPath: string): Shown {
  const asked = useSearchParams()
  const address = addressQuery(asked.get('q'), resultPage(asked.get('page')))
  const changes = useChanges()
  const isHere = address === '' || (address === initialAddress && changes === 0)
  // Another change is another key, by which the same address is asked for anew.
  const key = `${resultsPath}${address}#${changes}`
  const [slow, setSlow] = useState('')
  const { data, error, isLoading } = useSWR(isHere ? null : key, fetchAnswer, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    onErrorRetry: POLLING.onErrorRetry,
    loadingTimeout: SLOW_MS,
    onLoadingSlow: setSlow,
  })
  if (isHere) return { answer: address === initialAddress ? initial : NOTHING, state: 'found' }
  const answer = data ?? initial
  if (error) return { answer, state: 'lost' }
  return { answer, state: isLoading && slow === key ? 'slow' : 'found' }
}
