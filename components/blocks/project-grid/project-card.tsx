import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ImageIndex, Project } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './project-card.module.scss'

interface ProjectCardProps {
  project: Project
  images: ImageIndex
  /** The first card spans two columns. */
  wide: boolean
  locale: Locale
  more: string
}

const NARROW_SIZES = '(max-width: 720px) 118px x 132px, (max-width: 1100px) 46vw x 272px, 290px x 272px'
const WIDE_SIZES = '(max-width: 720px) 90vw x 68vw, (max-width: 1100px) 92vw x 272px, 607px x 272px'

export function ProjectCard({ project, images, wide, locale, more }: ProjectCardProps) {
  const { Id, title, text, category, image1 } = project
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture
          image={image1}
          meta={image1 ? images[image1] : undefined}
          alt=""
          sizes={wide ? WIDE_SIZES : NARROW_SIZES}
          className={styles.picture}
        />
      </div>
      <Tag category={category} locale={locale} />
      <h3 {...inLang(title, locale)}>{title}</h3>
      <p {...inLang(text, locale)}>{text}</p>
      <MoreLink
        href={localized(locale, paths.project(Id))}
        label={more}
        about={title}
        locale={locale}
        className={styles.link}
      />
    </article>
  )
}
