'use client'

import { useEffect } from 'react'

/**
 * Controller of the server-rendered mobile menu: opens and closes it in browsers without invoker commands, and closes it
 * when a page was chosen.
 */
export function MenuController({ id }: { id: string }) {
  useEffect(() => {
    const menu = document.getElementById(id)
    if (!(menu instanceof HTMLDialogElement)) return
    const listening = new AbortController()
    const { signal } = listening
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('button, [data-page]') : null
      if (pressed?.getAttribute('commandfor') === id) {
        // Prevented, because a browser that knows the command would then carry it out a second time.
        event.preventDefault()
        if (menu.open) menu.close()
        else menu.showModal()
      } else if (pressed && menu.contains(pressed)) menu.close()
    }
    // The menu is not drawn on wide screens, where an open one would still hold the page.
    const wide = window.matchMedia('(min-width: 1101px)')
    document.addEventListener('click', onClick, { signal })
    wide.addEventListener('change', () => wide.matches && menu.close(), { signal })
    return () => listening.abort()
  }, [id])

  return null
}
