'use client'

import { useEffect } from 'react'

/**
 * Controller of the server-rendered mobile menu: opens and closes it in browsers without invoker commands, and closes it
 * when a page was chosen.
 */
export function MenuController({ id }: { id: string }) {
  useEffect(() => {
    // Beside it in the page (mobile-menu.tsx).
    const menu = document.getElementById(id) as HTMLDialogElement
    const onClick = (event: MouseEvent) => {
      // A press on a document is one on an element of it.
      const pressed = (event.target as Element).closest('button, [data-page]')
      if (pressed?.getAttribute('commandfor') === id) {
        // Prevented, because a browser that knows the command would then carry it out a second time.
        event.preventDefault()
        if (menu.open) menu.close()
        else menu.showModal()
      } else if (pressed && menu.contains(pressed)) menu.close()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id])

  return null
}
