import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A toolbar is one stop for Tab; within it arrows, Home and End move (WAI-ARIA, toolbar pattern). */
export function useRovingTabindex() {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    const all = tools()
    const at = all.indexOf(event.target as HTMLElement)
    const step = STEPS[event.key]
    if (at < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[step(at, all.length)]?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = tools().indexOf(target as HTMLElement)
    if (at >= 0) setCurrent(at)
  }
  return { bar: { ref, onKeyDown, onFocus }, tabIndex: (at: number) => (at === current ? 0 : -1) }
}
