import type { ImageIndex, Partner } from '@/lib/content/types'
import { useLabels } from '../labels'
import { BrandCarousel } from './brand-carousel'
import styles from './brands.module.scss'

interface BrandsProps {
  partners: Partner[]
  images: ImageIndex
}

export function Brands({ partners, images }: BrandsProps) {
  const { brands } = useLabels('home')
  if (partners.length === 0) return null
  return (
    <div className={`wrap ${styles.frame}`}>
      <BrandCarousel partners={partners} images={images} labels={brands} />
    </div>
  )
}
