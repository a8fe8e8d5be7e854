import { CarouselButton } from '@/components/ui/carousel/carousel-button'
import { Strip } from '@/components/ui/carousel/strip'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, Partner } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { BrandCarousel } from './brand-carousel'
import styles from './brands.module.scss'
import { VISIBLE } from './visible'

interface BrandsProps {
  partners: Partner[]
  images: ImageIndex
  locale: Locale
}

export function Brands({ partners, images, locale }: BrandsProps) {
  const { brands } = useLabels('home')
  if (partners.length === 0) return null
  const strip = (
    <Strip className={styles.strip} effect="slide">
      {partners.map(({ id, name, url, logo }) => {
        const mark = logo ? <Picture image={logo} meta={images[logo]} alt={name} locale={locale} sizes="206px" /> : name
        return (
          <li key={id} {...(logo ? {} : inLang(name, locale))} className={`swiper-slide ${styles.brand}`}>
            {url ? <a href={url}>{mark}</a> : mark}
          </li>
        )
      })}
    </Strip>
  )
  return (
    <div className={`wrap ${styles.frame}`}>
      {partners.length > VISIBLE.wide ? (
        <BrandCarousel labels={brands} className={styles.brands}>
          <CarouselButton press="previous" label={brands.previous} />
          {strip}
          <CarouselButton press="next" label={brands.next} />
          <CarouselButton press="toggle" label={brands.pause} />
        </BrandCarousel>
      ) : (
        <section className={styles.brands} aria-label={brands.label}>
          {strip}
        </section>
      )}
    </div>
  )
}
