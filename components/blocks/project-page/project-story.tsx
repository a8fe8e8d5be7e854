import { BackLink } from '@/components/ui/back-link/back-link'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ImageIndex, Project, ProjectSubCategoryHeader } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { RichText } from '../rich-text/rich-text'
import styles from './project-story.module.scss'

interface ProjectStoryProps {
  project: Project
  /** The project's page half, where editors have filled it in. */
  header: ProjectSubCategoryHeader | undefined
  images: ImageIndex
  locale: Locale
}

const SIZES = '(max-width: 1100px) 92vw x 85vw, 574px x 528px'

/** The way back, and what the project is. */
export function ProjectStory({ project, header, images, locale }: ProjectStoryProps) {
  const { back, description } = useLabels('projectPage')
  const { image4: image = null } = header ?? {}
  return (
    <>
      <BackLink href={localized(locale, paths.projects)} label={back} />
      {header ? (
        <div className={styles.story} data-alone={image ? undefined : ''}>
          <div>
            <Tag category={project.category} locale={locale} />
            <h2 {...inLang(header.title || project.title, locale)}>{header.title || project.title}</h2>
            <RichText html={header.text || project.text} images={images} locale={locale} top={3} />
          </div>
          {image && (
            <div className={styles.patch}>
              <Picture image={image} meta={images[image]} locale={locale} sizes={SIZES} className={styles.picture} />
            </div>
          )}
        </div>
      ) : (
        <EmptyState text={description.empty} hint={project.text} locale={locale} />
      )}
    </>
  )
}
