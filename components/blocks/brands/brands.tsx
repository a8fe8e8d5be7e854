import { Press } from '@/components/ui/carousel/press'
import { Strip } from '@/components/ui/carousel/strip'
import { Picture } from '@/components/ui/picture/picture'
import type { ImageIndex, Partner } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import styles from './brands.module.scss'
import { BrandsLive } from './brands-live'
import { VISIBLE } from './visible'

interface BrandsProps {
  partners: Partner[]
  images: ImageIndex
}

export function Brands({ partners, images }: BrandsProps) {
  const { brands } = useLabels('home')
  if (partners.length === 0) return null
  const strip = (
    <Strip className={styles.strip} effect="slide">
      {partners.map(({ id, name, url, logo }) => {
        const mark = logo ? <Picture image={logo} meta={images[logo]} alt={name} sizes="206px" /> : name
        return (
          <li key={id} className={`swiper-slide ${styles.brand}`}>
            {url ? <a href={url}>{mark}</a> : mark}
          </li>
        )
      })}
    </Strip>
  )
  return (
    <div className={`wrap ${styles.frame}`}>
      {partners.length > VISIBLE.wide ? (
        <BrandsLive labels={brands} className={styles.brands}>
          <Press press="previous" label={brands.previous} />
          {strip}
          <Press press="next" label={brands.next} />
          <Press press="toggle" label={brands.pause} />
        </BrandsLive>
      ) : (
        <section className={styles.brands} aria-label={brands.label}>
          {strip}
        </section>
      )}
    </div>
  )
}
