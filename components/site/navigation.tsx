'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { prerendersPages, SAVES_DATA, savesData } from '@/lib/shared/prerendering'

/** A list of the menu's second level, over the page (menu-list.tsx). */
const OPEN_MENU = 'details[name=menu][open]'

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Opens page links without a full load, where the browser does not prerender their pages. One listener for all of
 * them weighs a tenth of Next's own Link, which would also have to be in the browser for every link that the server draws. Its
 * mark, a thread along the top, says that the next page is on its way.
 */
export function Navigation({ className }: { className: string | undefined }) {
  const router = useRouter()
  const [underWay, startTransition] = useTransition()

  useEffect(() => {
    document.documentElement.toggleAttribute(SAVES_DATA, savesData())
    const isLeftToBrowser = prerendersPages()
    let asked = ''
    const onClick = (event: MouseEvent) => {
      const pressed = event.target as Element
      if (!pressed.closest(`${OPEN_MENU} > summary`)) document.querySelector(OPEN_MENU)?.removeAttribute('open')
      const link = pressed.closest<HTMLAnchorElement>('a[data-page]')
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || elsewhere || event.defaultPrevented) return
      // Of a link in a modal or the menu, the page takes the place of their entry.
      const isInLayer = Boolean(history.state?.layer)
      if (isLeftToBrowser && !isInLayer) return
      event.preventDefault()
      if (isLeftToBrowser) return location.replace(link.href)
      const go = isInLayer ? router.replace : router.push
      startTransition(() => go(link.getAttribute('href') ?? '/'))
    }
    const onToggle = ({ target }: Event) => import('./layer-history').then((part) => part.enterLayer(target))
    // A page is fetched when a hand goes to its link, not for every link in view: many visitors pay for their data.
    const onIntent = ({ target }: Event) => {
      const href = target instanceof Element && target.closest('a[data-page]')?.getAttribute('href')
      if (href && href !== asked) router.prefetch(href)
      asked = href || asked
    }
    if (!isLeftToBrowser) for (const intent of INTENTS) window.addEventListener(intent, onIntent, { passive: true })
    // On the window: whoever handles a press further inside has had the chance to prevent it.
    window.addEventListener('click', onClick)
    document.addEventListener('toggle', onToggle, true)
    return () => {
      window.removeEventListener('click', onClick)
      document.removeEventListener('toggle', onToggle, true)
      for (const intent of INTENTS) window.removeEventListener(intent, onIntent)
    }
  }, [router])

  return <span className={className} data-underway={underWay || undefined} aria-hidden="true" />
}
