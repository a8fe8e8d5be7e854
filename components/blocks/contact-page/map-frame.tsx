'use client'
import { type ReactNode, useState } from 'react'

interface MapFrameProps {
  src: string
  title: string
  className?: string
  /** What stands in the map's place: a picture, and the button that asks for the map. */
  children: ReactNode
}

export function MapFrame({ src, title, className, children }: MapFrameProps) {
  const [shown, setShown] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the button inside.
    <div
      className={className}
      onClick={({ target }) => target instanceof Element && setShown(shown || isButton(target))}
    >
      {shown ? (
        <iframe
          ref={(frame) => frame?.focus()}
          src={src}
          title={title}
          allowFullScreen
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        children
      )}
    </div>
  )
}

const isButton = (target: Element) => target.closest('button') !== null
