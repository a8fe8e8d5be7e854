import type { Components } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture/picture'
import { VideoFrame } from '@/components/ui/video-frame/video-frame'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex } from '@/lib/shared/content/types'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './rich-text.module.scss'

type Labels = (typeof messages)['richText']

/** The column of an article at its widest. */
const SIZES = '(max-width: 1100px) 92vw, 760px'

/** What is drawn by the site's own components instead of the plain element. */
export function componentsFor(images: ImageIndex, labels: Labels, locale: Locale): Partial<Components> {
  const video = ({ src, title }: { src?: string; title?: string }) => (
    <figure>
      <VideoFrame src={src ?? ''} title={title || labels.video} locale={locale} labels={labels} shape="wide" />
      {title && <figcaption {...inLang(title, locale)}>{title}</figcaption>}
    </figure>
  )
  return {
    // Its `lang` is that of the block around it.
    img: ({ src, alt, lang }) => {
      const image = String(src).slice(1)
      const around = (lang as Locale | undefined) ?? locale
      return <Picture image={image} meta={images[image]} alt={alt || undefined} locale={around} sizes={SIZES} sharp />
    },
    table: (props) => <WideTable {...props} label={labels.table} />,
    iframe: video,
    video,
  } as Partial<Components>
}

/** A table that is wider than the column scrolls in its own frame, by keyboard too. */
function WideTable({ label, ...table }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table {...table} />
    </section>
  )
}
