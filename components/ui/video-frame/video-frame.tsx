import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { videoAt } from '@/lib/content/rich-text/addresses'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { KnownPicture } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { ClickToPlay } from './click-to-play'
import styles from './video-frame.module.scss'

interface VideoFrameProps {
  /** Any usual address of a video: its page, its player, or a file of this site. */
  src: string
  title: string
  locale: Locale
  /** Drawn until somebody asks for the video; without it a plain ground. */
  cover?: KnownPicture | undefined
  labels: VideoLabels
  /** `card`: 250 px high, as in a gallery (spec 2, section 9); `wide`: 16 to 9, in a text. */
  shape?: 'card' | 'wide'
}

export interface VideoLabels {
  /** `Play {title}` */
  play: string
  /** The way on when the frame stays empty. */
  elsewhere: string
}

/**
 * A video that is fetched when it is asked for: until then nothing leaves for a third party. Without script the frame is
 * a link to the video's own page, and so is a video that nothing here can play.
 */
export function VideoFrame({ src, title, locale, cover, labels, shape = 'card' }: VideoFrameProps) {
  const video = videoAt(src)
  const page = video?.page ?? src
  const link = (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.cover}
      aria-label={labels.play.replace('{title}', title)}
      data-video={src}
    >
      {cover && <Picture {...cover} alt="" sizes="310px x 250px" />}
      <span className={styles.play}>
        <Icon name={video ? 'play' : 'external'} size={28} />
      </span>
    </a>
  )
  const className = `${styles.frame} ${styles[shape]}`
  if (!video) return <div className={className}>{link}</div>
  return (
    <ClickToPlay
      {...inLang(title, locale)}
      video={video}
      title={title}
      elsewhere={labels.elsewhere}
      className={className}
    >
      {link}
    </ClickToPlay>
  )
}
