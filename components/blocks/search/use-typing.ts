'use client'
import { useSearchParams } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { addressQuery, readQuery } from '@/lib/shared/addresses/search-query'

/** So long after the last key. */
const PAUSE_MS = 200

const fieldIn = (place: RefObject<HTMLElement | null>) => place.current?.querySelector('input')

/**
 * Keeps the page's address and a search field in step: what is typed comes into the address, by which it can be shared
 * and come back to; and who goes back or forward finds in the field what was searched for.
 * @param place where the field is
 * @param path of the search's page, in the visitor's language
 * @returns to be called when something was typed; at once, or when typing pauses
 */
export function useTyping(place: RefObject<HTMLElement | null>, path: string): (atOnce?: boolean) => void {
  const asked = readQuery(useSearchParams().get('q')).query
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)

  const type = useCallback(
    (atOnce = false) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => {
          timer.current = undefined
          const typed = fieldIn(place)?.value ?? ''
          const there = new URLSearchParams(window.location.search).get('q')
          if (readQuery(typed).query === readQuery(there).query) return
          window.history.replaceState(null, '', path + addressQuery(typed))
        },
        atOnce ? 0 : PAUSE_MS,
      )
    },
    [place, path],
  )

  useEffect(() => {
    const field = fieldIn(place)
    if (!field || timer.current || readQuery(field.value).query === asked) return
    // What was typed before the page came alive is not lost; untouched, the field has what the server rendered into it.
    if (isFirst.current && field.value !== field.defaultValue) type()
    else field.value = asked
  }, [asked, place, type])

  useEffect(() => {
    isFirst.current = false
    return () => clearTimeout(timer.current)
  }, [])

  return type
}
