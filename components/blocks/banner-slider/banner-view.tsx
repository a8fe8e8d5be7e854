import { ButtonLink } from '@/components/ui/button/button-link'
import { Strip } from '@/components/ui/carousel/strip'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BannerSlide, LiveList } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { ListLabels } from '../list-state/list-state'
import { type BannerControlLabels, BannerControls } from './banner-controls'
import styles from './banner-slider.module.scss'
import words from './banner-words.module.scss'
import { Delta } from './delta'

export interface BannerViewProps {
  list: LiveList<'banner'> | undefined
  labels: BannerControlLabels & ListLabels & { discover: string }
  contact: string
  locale: Locale
}

const SIZES = '(max-width: 1100px) 100vw x clamp(400px, 52vw, 520px), 100vw x clamp(600px, 53vw, 800px)'

/** Every slide, the first one showing. */
export function BannerView({ list, labels, contact, locale }: BannerViewProps) {
  if (!list?.records.length) return <Bare list={list} labels={labels} />
  const { records, images } = list
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={labels.label}>
      <div className={styles.inner}>
        <div className={words.words} data-words="">
          <Texts records={records} locale={locale} />
          <div className={words.actions}>
            <ButtonLink href={contact}>
              <span>{labels.discover}</span>
              <Icon name="arrow-right" />
            </ButtonLink>
            {records.length > 1 && <BannerControls labels={labels} slides={records} />}
          </div>
        </div>
      </div>
      <Strip key={records.map(({ Id }) => Id).join()} className={styles.pictures} effect="fade">
        {records.map(({ Id, image }, index) => (
          <li key={Id} className="swiper-slide" data-slide={Id} data-active={index === 0 || undefined}>
            {image && (
              <Picture
                image={image}
                meta={images[image]}
                locale={locale}
                sizes={SIZES}
                priority={index === 0}
                upright
                bare={index > 0}
              />
            )}
          </li>
        ))}
      </Strip>
      <Delta />
    </section>
  )
}

function Texts({ records, locale }: { records: BannerSlide[]; locale: Locale }) {
  return (
    <div className={words.texts} aria-live={records.length > 1 ? 'off' : undefined}>
      {records.map(({ Id, title, text }, index) => (
        <div key={Id} className={words.text} data-text={Id} data-active={index === 0 || undefined}>
          <h2 {...inLang(title, locale)}>{title}</h2>
          <p {...inLang(text, locale)}>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** The list's other states. */
function Bare({ list, labels }: Pick<BannerViewProps, 'list' | 'labels'>) {
  return (
    <section className={`${styles.hero} ${styles.bare}`} aria-label={labels.label} aria-busy={!list}>
      {list ? (
        <EmptyState text={labels.empty} hint={labels.hint} />
      ) : (
        <p className={styles.loading} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
    </section>
  )
}
