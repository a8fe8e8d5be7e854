'use client'

import { useEffect, useRef } from 'react'
import styles from './cursor-ring.module.scss'

const CONTROLS = 'a, button, summary, label, select, input, textarea, [role="button"]'

/** A stitched ring that follows the pointer, which stays as it is. */
export function CursorRing() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const ring = ref.current
    if (!ring) return
    const listening = new AbortController()
    const { signal } = listening
    let frame = 0
    let x = 0
    let y = 0

    const draw = () => {
      frame = 0
      ring.style.transform = `translate(${x}px, ${y}px)`
    }
    const onMove = (event: PointerEvent) => {
      x = event.clientX
      y = event.clientY
      ring.dataset.over = String(event.target instanceof Element && event.target.closest(CONTROLS) !== null)
      ring.dataset.shown = 'true'
      frame ||= requestAnimationFrame(draw)
    }
    // Popovers stack in the order they open: shown again after a dialog, the ring is above it.
    const raise = () => {
      ring.hidePopover?.()
      ring.showPopover?.()
    }
    const onToggle = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.open) raise()
    }
    raise()
    window.addEventListener('pointermove', onMove, { passive: true, signal })
    document.addEventListener('toggle', onToggle, { capture: true, signal })
    document.documentElement.addEventListener('pointerleave', () => delete ring.dataset.shown, { signal })
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [])

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.ring} />
}
