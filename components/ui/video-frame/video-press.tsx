'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Video } from '@/lib/rich-text/addresses'
import { Player } from './player'

interface VideoPressProps {
  video: Video
  title: string
  elsewhere: string
  className: string
  /** The cover: a link to the video. */
  children: ReactNode
}

/** Puts the player where its cover was pressed. */
export function VideoPress({ video, title, elsewhere, className, children }: VideoPressProps) {
  const [playing, setPlaying] = useState(false)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlaying(true)
  }
  if (playing) return <Player video={video} title={title} elsewhere={elsewhere} className={className} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the link inside.
    <div className={className} onClick={onClick}>
      {children}
    </div>
  )
}
