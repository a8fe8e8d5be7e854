'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLazyController } from '../live/use-lazy-controller'
import type { Behaviour, BlockBehaviour } from './block-behaviours'

type BlockRegionProps = BlockBehaviour & {
  /** The block as the server rendered it, which works as it is. */
  children: ReactNode
}

/** One function for each behaviour: another one each time would be taken for another behaviour. */
const loads: { [behaviour: string]: () => Promise<Behaviour> } = {}

/**
 * A block whose script comes when it is near or touched. One for all kinds: a page made of blocks would load what each kind
 * might need otherwise. A press that is ahead of the script waits for it; where that cannot be loaded, the browser follows.
 */
export function BlockRegion({ behaviour, children, ...told }: BlockRegionProps) {
  loads[behaviour] ??= () => import('./block-behaviours').then((part) => part.loadBehaviour(behaviour))
  const load = loads[behaviour]
  const region = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const { Controller } = useLazyController(region, load)

  useEffect(() => {
    const element = region.current
    if (Controller || !element) {
      pressed.current?.click()
      return
    }
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-record],button') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      pressed.current = link
      load().catch(() => {
        element.removeEventListener('click', hear, true)
        link.click()
      })
    }
    element.addEventListener('click', hear, true)
    return () => element.removeEventListener('click', hear, true)
  }, [Controller, load])

  return (
    <>
      {Controller && <Controller {...told} region={region} />}
      <div ref={region}>{children}</div>
    </>
  )
}
