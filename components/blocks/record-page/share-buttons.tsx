'use client'
import type { MouseEvent, ReactNode } from 'react'
import type { SharePressed } from './share'

interface ShareButtonsProps extends SharePressed {
  className?: string
  /** The links, as the server rendered them. */
  children: ReactNode
}

/** Hears the buttons that need script; what they do is fetched when one is pressed. */
export function ShareButtons({ children, className, ...page }: ShareButtonsProps) {
  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (!button) return
    const { share } = await import('./share')
    await share(button.dataset.share === 'native', page)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the buttons inside.
    <div className={className} onClick={onClick}>
      {children}
    </div>
  )
}
