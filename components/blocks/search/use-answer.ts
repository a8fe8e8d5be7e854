'use client'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import { type Locale, localized } from '@/lib/addresses'
import { readJson } from '@/lib/live/answer'
import { POLLING } from '@/lib/live/polling'
import { paths } from '@/lib/paths'
import { addressQuery, readPage } from '@/lib/search/query'
import type { SearchAnswer } from '@/lib/search/types'

const NOTHING: SearchAnswer = { query: '', isCut: false, hasWords: false, total: 0, page: 1, pages: 0, results: [] }

/** An answer that takes longer is spoken of. */
const SLOW_MS = 1500

const fetchAnswer = async (address: string) => (await readJson<SearchAnswer>(await fetch(address))).data

interface Shown {
  answer: SearchAnswer
  state: 'found' | 'slow' | 'lost'
}

/**
 * What is found for the query in the page's address. The last answer stays until there is the next one, however long
 * that takes; an answer to an earlier query never takes its place.
 */
export function useAnswer(initial: SearchAnswer, initialAddress: string, locale: Locale): Shown {
  const asked = useSearchParams()
  const address = addressQuery(asked.get('q'), readPage(asked.get('page')))
  const isHere = address === initialAddress || address === ''
  const [slow, setSlow] = useState('')
  const { data, error, isLoading } = useSWR(
    isHere ? null : localized(locale, paths.searchResults) + address,
    fetchAnswer,
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      onErrorRetry: POLLING.onErrorRetry,
      loadingTimeout: SLOW_MS,
      onLoadingSlow: setSlow,
    },
  )
  if (isHere) return { answer: address === initialAddress ? initial : NOTHING, state: 'found' }
  const answer = data ?? initial
  if (error) return { answer, state: 'lost' }
  return { answer, state: isLoading && slow.endsWith(address) ? 'slow' : 'found' }
}
