import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Spinner } from '@/components/ui/spinner/spinner'
import { type Locale, localized } from '@/lib/addresses'
import type { ImageIndex, ImagePath } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import { Delta } from '../banner-slider/delta'
import { type SlideLabels, SlideShow } from '../slides/slide-show'
import { type BannerPicture, slidesOf } from './banner-pictures'
import styles from './page-banner.module.scss'
import { SlideWords } from './slide-words'

export interface PageBannerLabels {
  home: string
  pages: string
  breadcrumb: string
  loading: string
  slides: SlideLabels
}

export interface PageBannerProps {
  heading: string
  /** The heading's level: 2 where the page has a title of its own below. */
  level?: 1 | 2
  /** A line below the heading. */
  text?: string
  /** The breadcrumb's last step; 'Pages' without it. */
  here?: string
  locale: Locale
  labels: PageBannerLabels
}

interface PageBannerViewProps extends PageBannerProps {
  /** Those with words of their own have them read over them, while they show. */
  pictures: readonly (ImagePath | BannerPicture)[]
  images: ImageIndex
  /** Instead of pictures: the list is on its way, or has none. */
  state?: 'loading' | { text: string; hint: string }
}

const SIZES = '(max-width: 720px) 100vw x 270px, 100vw x clamp(280px, 29vw, 430px)'
/** With words over the slides it is higher. */
const SIZES_WITH_WORDS = '(max-width: 720px) 100vw x 270px, 100vw x clamp(380px, 31vw, 460px)'

/** The banner of every page but home: up to three pictures that fade, and the heading on a label sewn onto them. */
export function PageBannerView({ pictures, images, state, ...page }: PageBannerViewProps) {
  const { heading, labels } = page
  if (state) {
    return (
      <section className={styles.banner} data-bare="">
        <Bare state={state} loading={labels.loading} />
        <Delta />
        <Label {...page} />
      </section>
    )
  }
  const { slides, words } = slidesOf(pictures, heading)
  return (
    <section className={styles.banner} data-words={words.length > 0 ? '' : undefined}>
      <SlideShow
        slides={slides}
        images={images}
        labels={labels.slides}
        about={heading}
        sizes={words.length > 0 ? SIZES_WITH_WORDS : SIZES}
        priority
        dots="end"
        className={styles.pictures}
        frame={styles.frame}
        beside={
          <>
            <Delta />
            <Label {...page}>
              <SlideWords words={words} first={slides[0]?.id} />
            </Label>
          </>
        }
      />
    </section>
  )
}

function Bare({ state, loading }: { state: 'loading' | { text: string; hint: string }; loading: string }) {
  if (state !== 'loading') return <EmptyState {...state} />
  return (
    <p className={styles.loading} role="status">
      <Spinner />
      {loading}
    </p>
  )
}

function Label({
  heading,
  level = 1,
  text,
  here,
  locale,
  labels,
  children,
}: PageBannerProps & { children?: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.inner}>
      <div className={styles.label}>
        <nav aria-label={labels.breadcrumb}>
          <ol className={styles.crumbs}>
            <li>
              <PageLink href={localized(locale, paths.home)}>{labels.home}</PageLink>
            </li>
            <li>{here ?? labels.pages}</li>
          </ol>
        </nav>
        <Heading className={styles.heading}>{heading}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  )
}
