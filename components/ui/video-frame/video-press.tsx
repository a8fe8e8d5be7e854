'use client'
import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { Player } from './player'

interface VideoPressProps extends ComponentProps<typeof Player> {
  /** The cover: a link to the video. */
  children: ReactNode
}

/** Puts the player where its cover was pressed; it is fetched then. Where it cannot be, the link is followed. */
export function VideoPress({ children, ...shown }: VideoPressProps) {
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
