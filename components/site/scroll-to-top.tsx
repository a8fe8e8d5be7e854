'use client'

import { type ReactNode, useEffect, useState } from 'react'

interface ScrollToTopProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** Pixels scrolled before the button shows (spec 1, section 9). */
const THRESHOLD = 100

/** Also marks the page as scrolled, which settles the header. The children are the button's picture. */
export function ScrollToTop({ label, className, children }: ScrollToTopProps) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const onScroll = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 20)
      setScrolled(window.scrollY > THRESHOLD)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return (
    <button type="button" hidden={!scrolled} aria-label={label} className={className} onClick={toTop}>
      {children}
    </button>
  )
}

/** How it moves, or whether it jumps, is the stylesheet's: scroll-behavior and reduced motion. */
function toTop(): void {
  // The focus goes ahead: a button that hides while it has it would stop the page half-way.
  document.querySelector('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
