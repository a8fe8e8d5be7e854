'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { postPlainly } from '@/components/forms/post-plainly'
import type { Behaviour, ChosenBehaviour } from './behaviours'

type BehaviourRegionProps = ChosenBehaviour & {
  /** The block as it was rendered, which works as it is. */
  children: ReactNode
}

const TOUCHES = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * A block whose script is loaded at the first touch, or at once for an address that names a place in the page. It is one
 * component for all kinds: a page made of blocks would otherwise load what each kind might need. A press that is ahead of the
 * script waits for it; where that cannot be loaded, the browser does what it does without.
 */
export function BehaviourRegion({ behaviour, children, ...told }: BehaviourRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  // Another object for each load: a press between a load and its effects is replayed by the next.
  const [loaded, setLoaded] = useState<{ Controller: Behaviour }>()
  const { labels } = told as { labels?: { offline?: string } }
  const offline = labels?.offline ?? ''

  useEffect(() => {
    const element = region.current
    if (!element) return
    if (loaded) {
      const held = pressed.current
      pressed.current = null
      held?.click()
      return
    }
    const load = () =>
      import('./behaviours')
        .then((part) => part.loadBehaviour(behaviour))
        .then((Controller) => setLoaded({ Controller }))
    const touch = () => load().catch(() => undefined)
    const press = (event: MouseEvent) => {
      const found = (event.target as Element).closest<HTMLElement>('a[data-record],button')
      if (!found || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      pressed.current = found
      load().catch(() => {
        element.removeEventListener('click', press, true)
        // A link has no form.
        const { form, type } = found as HTMLButtonElement
        if (form && type === 'submit') postPlainly(form, found, offline)
        else found.click()
      })
    }
    if (location.hash) touch()
    element.addEventListener('click', press, true)
    for (const each of TOUCHES) element.addEventListener(each, touch, { once: true, passive: true })
    return () => {
      element.removeEventListener('click', press, true)
      for (const each of TOUCHES) element.removeEventListener(each, touch)
    }
  }, [loaded, behaviour, offline])

  return (
    <>
      {loaded && <loaded.Controller {...told} region={region} />}
      <div ref={region}>{children}</div>
    </>
  )
}
