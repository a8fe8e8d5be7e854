import { imageUrl } from '@/lib/shared/content/image-url'
import { MARK } from '@/lib/shared/icons'
import styles from './brand.module.scss'

interface BrandProps {
  name: string
  /** Path of the logo that staff uploaded. */
  logo: string | null
}

/** The site's logo: the uploaded one, or the mark with the name beside it. */
export function Brand({ name, logo }: BrandProps) {
  if (logo) return <img className={styles.logo} src={imageUrl(logo)} alt={name} />
  return (
    <p className={styles.brand}>
      <img src={MARK} alt="" width={48} height={48} />
      <span>{name}</span>
    </p>
  )
}
