import type { Video } from '@/lib/content/rich-text/addresses'
import type { Locale } from '@/lib/shared/addresses/localized'
import styles from './player.module.scss'

interface PlayerProps {
  video: Video
  title: string
  /** Of the title, where it is not in the language around it. */
  lang?: Locale
  elsewhere: string
  /** Takes the place of a pressed cover, and so its focus. In the viewer keys must stay with the viewer. */
  takesFocus?: boolean
  className?: string
}

/** Plays at once: a person has asked for it. Below it the way to the video's own page, should the frame stay empty. */
export function Player({
  video: { kind, src, page },
  title,
  lang,
  elsewhere,
  takesFocus = false,
  className = '',
}: PlayerProps) {
  const ref = takesFocus ? focus : undefined
  const playing = new URL(src, 'http://here.invalid')
  playing.searchParams.set('autoplay', '1')
  return (
    <div className={styles.player}>
      <div className={className}>
        {kind === 'file' ? (
          // biome-ignore lint/a11y/useMediaCaption: editors upload videos without captions; the page's text says what they show.
          <video
            ref={ref}
            src={src}
            controls
            autoPlay
            playsInline
            className={styles.screen}
            aria-label={title}
            lang={lang}
          />
        ) : (
          <iframe
            ref={ref}
            src={playing.href}
            title={title}
            lang={lang}
            className={styles.screen}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          />
        )}
      </div>
      <a href={page} target="_blank" rel="noopener noreferrer" className={styles.elsewhere}>
        {elsewhere}
      </a>
    </div>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
