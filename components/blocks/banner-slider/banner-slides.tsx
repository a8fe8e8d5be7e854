'use client'
import { useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Strip, type StripHandle } from '@/components/ui/carousel/strip'
import { useAutoplay } from '@/components/ui/carousel/use-autoplay'
import { useSwipe } from '@/components/ui/carousel/use-swipe'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { BannerSlide, ImageIndex } from '@/lib/content/types'
import { type BannerControlLabels, BannerControls } from './banner-controls'
import styles from './banner-slider.module.scss'
import words from './banner-words.module.scss'
import { Delta } from './delta'
import { useClearSky } from './use-clear-sky'

export interface BannerLabels extends BannerControlLabels {
  discover: string
}

interface BannerSlidesProps {
  records: BannerSlide[]
  images: ImageIndex
  labels: BannerLabels
  contact: string
}

/** Spec 1, section 9. */
const DELAY_MS = 5000

export function BannerSlides({ records, images, labels, contact }: BannerSlidesProps) {
  const region = useRef<HTMLElement>(null)
  const strip = useRef<StripHandle>(null)
  const [activeId, setActiveId] = useState(records[0]?.Id)
  const at = Math.max(
    0,
    records.findIndex(({ Id }) => Id === activeId),
  )
  const clear = useClearSky(region, records[at]?.Id, at === 0)
  const many = records.length > 1
  const move = (step: 1 | -1) => strip.current?.move(step)
  const autoplay = useAutoplay(region, { delay: DELAY_MS, enabled: many, at, step: () => move(1) })
  const swipe = useSwipe((step) => many && move(step))

  return (
    <section ref={region} className={styles.hero} aria-roledescription="carousel" aria-label={labels.label} {...swipe}>
      <div className={styles.inner}>
        <div className={words.words} data-label={!clear || undefined}>
          <div className={words.texts} aria-live={autoplay.running ? 'off' : 'polite'}>
            {records.map(({ Id, title, text }, index) => (
              <div key={Id} className={words.text} data-active={index === at || undefined}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <div className={words.actions}>
            <ButtonLink href={contact}>
              <span>{labels.discover}</span>
              <Icon name="arrow-right" />
            </ButtonLink>
            {many && (
              <BannerControls
                labels={labels}
                slides={records}
                at={at}
                autoplay={autoplay}
                onMove={move}
                onShow={(index) => strip.current?.show(index)}
              />
            )}
          </div>
        </div>
      </div>
      <Strip
        key={records.map(({ Id }) => Id).join()}
        ref={strip}
        className={styles.pictures}
        effect="fade"
        at={at}
        onMove={(index) => setActiveId(records[index]?.Id)}
      >
        {records.map(({ Id, image }, index) => (
          <li key={Id} className="swiper-slide" data-slide={Id} data-active={index === at || undefined}>
            {image && <Picture image={image} meta={images[image]} sizes="100vw" priority={index === 0} />}
          </li>
        ))}
      </Strip>
      <Delta />
    </section>
  )
}
