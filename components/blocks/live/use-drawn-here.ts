'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { LiveList } from '@/lib/shared/content/types'

/**
 * What draws a list in the browser, once the list is another than the one the server drew; undefined until then. So a
 * page whose lists do not change never fetches the code of its cards.
 */
export function useDrawnHere<P>(
  list: Pick<LiveList, 'version'> | undefined,
  initial: Pick<LiveList, 'version'> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>()
  const changed = list?.version !== initial?.version
  const wanted = changed && !Part ? list?.version : undefined

  useEffect(() => {
    if (wanted === undefined) return
    Promise.all([load(), import('./keep-focus')]).then(
      ([part, { keepFocus }]) => keepFocus(() => setPart(() => part)),
      // What the server drew stays; the list's next change tries again.
      (cause: unknown) => console.error('Error fetching a part of the page', cause),
    )
  }, [wanted, load])

  return changed ? Part : undefined
}
