'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Opens page links without a full load. One listener for all of them weighs a tenth of Next's own Link, which would
 * also have to be in the browser for every link that the server draws.
 */
export function Navigation() {
  const router = useRouter()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-page]') : null
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || elsewhere || event.defaultPrevented) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? '/')
    }
    // On the window: whoever handles a press further inside has had the chance to prevent it.
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [router])

  return null
}
