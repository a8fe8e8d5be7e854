'use client'
import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { Player } from './player'

interface ClickToPlayProps extends ComponentProps<typeof Player> {
  /** The cover: a link to the video. */
  children: ReactNode
}

/** Replaces a video's cover by its player, which is loaded at the click. Where that fails, the link is followed. */
export function ClickToPlay({ children, ...shown }: ClickToPlayProps) {
  const [player, setPlayer] = useState<ReactElement>()
  const onClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { Player } = await import('./player')
      setPlayer(<Player {...shown} takesFocus />)
    } catch {
      location.assign(shown.video.page)
    }
  }
  if (player) return player
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the link inside.
    <div className={shown.className} onClick={onClick}>
      {children}
    </div>
  )
}
