'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { LiveList } from '@/lib/shared/content/types'

/**
 * The component that renders a list in the browser once the list has changed since the server rendered it; undefined
 * until then. So a page whose lists do not change never loads the code of its cards.
 */
export function useClientView<P>(
  list: Pick<LiveList, 'version'> | undefined,
  initial: Pick<LiveList, 'version'> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>()
  const changed = list?.version !== initial?.version
  const wanted = changed && !Part ? list?.version : undefined

  useEffect(() => {
    if (wanted === undefined) return
    Promise.all([load(), import('./preserve-focus')]).then(
      ([part, { preserveFocus }]) => preserveFocus(() => setPart(() => part)),
      // What the server rendered stays; the list's next change tries again.
      (cause: unknown) => console.error('Error fetching a part of the page', cause),
    )
  }, [wanted, load])

  return changed ? Part : undefined
}
