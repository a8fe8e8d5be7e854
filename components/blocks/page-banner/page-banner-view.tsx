import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { ImageIndex, ImagePath } from '@/lib/shared/content/types'
import { Delta } from '../banner-slider/delta'
import { SlideShow } from '../slides/slide-show'
import { BannerLabel, type PageBannerProps } from './banner-label'
import { type BannerPicture, slidesOf } from './banner-pictures'
import styles from './page-banner.module.scss'
import { SlideWords } from './slide-words'

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
  const { heading, labels, locale } = page
  if (state) {
    return (
      <section className={styles.banner} data-bare="">
        <Bare state={state} loading={labels.loading} />
        <Delta />
        <BannerLabel {...page} />
      </section>
    )
  }
  const { slides, words } = slidesOf(pictures, heading)
  return (
    <section className={styles.banner} data-with-words={words.length > 0 ? '' : undefined}>
      <SlideShow
        slides={slides}
        images={images}
        labels={labels.slides}
        about={heading}
        locale={locale}
        sizes={words.length > 0 ? SIZES_WITH_WORDS : SIZES}
        priority
        dots="end"
        className={styles.pictures}
        frame={styles.frame}
        beside={
          <>
            <Delta />
            <BannerLabel {...page}>
              <SlideWords words={words} first={slides[0]?.id} locale={locale} />
            </BannerLabel>
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
