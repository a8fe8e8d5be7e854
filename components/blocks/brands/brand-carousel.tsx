'use client'
import { useEffect, useRef, useState } from 'react'
import { Strip, type StripHandle } from '@/components/ui/carousel/strip'
import { useAutoplay } from '@/components/ui/carousel/use-autoplay'
import { useInView } from '@/components/ui/carousel/use-in-view'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { ImageIndex, Partner } from '@/lib/content/types'
import styles from './brands.module.scss'

interface BrandCarouselProps {
  partners: Partner[]
  images: ImageIndex
  labels: { label: string; previous: string; next: string; pause: string; play: string }
}

/** Spec 1, section 9. */
const DELAY_MS = 2000
const VISIBLE = { phone: 2, wide: 4 }

export function BrandCarousel({ partners, images, labels }: BrandCarouselProps) {
  const region = useRef<HTMLElement>(null)
  const strip = useRef<StripHandle>(null)
  const [at, setAt] = useState(0)
  const moves = partners.length > VISIBLE.wide
  const move = (step: 1 | -1) => strip.current?.move(step)
  const { playing, toggle } = useAutoplay(region, { delay: DELAY_MS, enabled: moves, at, step: () => move(1) })
  const near = useInView(region, '400px')

  useEffect(() => {
    if (near && moves) strip.current?.ready()
  }, [near, moves])

  return (
    <section ref={region} className={styles.brands} aria-roledescription="carousel" aria-label={labels.label}>
      {moves && <Press label={labels.previous} icon="chevron-left" onPress={() => move(-1)} />}
      <Strip ref={strip} className={styles.strip} effect="slide" at={0} visible={VISIBLE} onMove={setAt}>
        {partners.map(({ id, name, url, logo }) => {
          const mark = logo ? <Picture image={logo} meta={images[logo]} alt={name} sizes="206px" /> : name
          return (
            <li key={id} className={`swiper-slide ${styles.brand}`}>
              {url ? <a href={url}>{mark}</a> : mark}
            </li>
          )
        })}
      </Strip>
      {moves && <Press label={labels.next} icon="chevron-right" onPress={() => move(1)} />}
      {moves && (
        <Press label={playing ? labels.pause : labels.play} icon={playing ? 'pause' : 'play'} onPress={toggle} />
      )}
    </section>
  )
}

interface PressProps {
  label: string
  icon: 'chevron-left' | 'chevron-right' | 'pause' | 'play'
  onPress: () => void
}

function Press({ label, icon, onPress }: PressProps) {
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
