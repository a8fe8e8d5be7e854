'use client'
import { type JSX, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { RefreshPage } from './refresh-page'

interface StaticMarkupProps {
  /** The element's name. */
  as?: keyof JSX.IntrinsicElements
  /** Its number among such elements of the page. */
  served?: number
  /** Its attributes. */
  [attribute: string]: unknown
}

/** The same object each time, so that React never writes it. */
const AS_SERVED = { __html: '' }

/** Nodes of elements that were taken out of the page, by their numbers: of the one page that this tab was opened with. */
const nodesServed = new Map<number, ChildNode[]>()

/**
 * An element whose children are as the server's HTML has them: neither sent to React nor brought to life by it. The front puts it
 * in the place of markup that never changes in a browser (lib/front/flight), and finds it by its name; the layout, which renders it
 * without a number and so as nothing, brings it to every page.
 */
export function StaticMarkup({ as, served, ...attributes }: StaticMarkupProps) {
  return as && served !== undefined ? <Served as={as} served={served} attributes={attributes} /> : null
}

interface ServedProps {
  as: keyof JSX.IntrinsicElements
  served: number
  attributes: Record<string, unknown>
}

function Served({ as, served, attributes }: ServedProps) {
  const element = useRef<HTMLElement>(null)
  const [isHydration] = useState(useIsHydration())
  const isLost = useServedNodes(element, served)
  const Tag = as as 'div'
  const html = isHydration ? { dangerouslySetInnerHTML: AS_SERVED, suppressHydrationWarning: true } : {}
  return (
    <>
      <Tag {...attributes} {...html} ref={element as RefObject<HTMLDivElement | null>} />
      {isLost && <RefreshPage />}
    </>
  )
}

/**
 * Keeps an element's nodes when React takes it out of the page, and puts them into the one that it makes on the way back.
 * @returns whether there are none to put
 */
function useServedNodes(element: RefObject<HTMLElement | null>, served: number): boolean {
  const [isLost, setIsLost] = useState(false)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const kept = nodesServed.get(served)
    if (kept && !shown.hasChildNodes()) shown.replaceChildren(...kept)
    setIsLost(!shown.hasChildNodes())
    const page = location.pathname
    return () => {
      nodesServed.set(served, [...shown.childNodes])
      passFocusOn(shown, page)
    }
  }, [element, served])
  return isLost
}

/** To the element that stands in the focused one's place when the same page was drawn anew. */
function passFocusOn(gone: HTMLElement, page: string): void {
  const focused = document.activeElement
  if (!focused || !gone.contains(focused)) return
  import('@/components/blocks/live/preserve-focus').then(
    ({ restoreFocus }) => location.pathname === page && restoreFocus(focused),
    // Without a line, the next press of Tab begins at the top.
    () => undefined,
  )
}

const never = () => () => undefined

/** Whether React is taking over what the server sent. */
function useIsHydration(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
