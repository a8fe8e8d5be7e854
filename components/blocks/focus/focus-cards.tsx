import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { onHome } from '@/lib/shared/content/placement'
import type { LiveList } from '@/lib/shared/content/types'
import { Card } from '../cards/card'
import { CardGrid } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'

export interface FocusCardsProps {
  projects: LiveList<'projects'> | undefined
  parts: LiveList<'projectSubCategory'> | undefined
  locale: Locale
  labels: { title: string; companion: string; more: string }
}

export function FocusCards({ projects, parts, locale, labels }: FocusCardsProps) {
  const records = [
    ...(projects?.records ?? []).filter(onHome).map(({ image1, ...record }) => {
      return { ...record, image: image1, path: paths.project(record.Id) }
    }),
    ...(parts?.records ?? []).map((record) => {
      return { ...record, path: paths.subcategory(record.projectId ?? 0, record.Id) }
    }),
  ]
  if (records.length === 0) return null
  const images = { ...projects?.images, ...parts?.images }
  return (
    <Section close>
      <SectionHead title={labels.title} companion={labels.companion} locale={locale} />
      <CardGrid lead>
        {records.map(({ path, category, title, text, image }, index) => (
          <Card
            key={path}
            media={
              image && (
                <Picture
                  image={image}
                  meta={images[image]}
                  alt=""
                  sizes={cardSizes({ index, count: records.length, lead: true })}
                />
              )
            }
            top={<Tag category={category} />}
            title={title}
            text={text}
            link={<MoreLink href={localized(locale, path)} label={labels.more} about={title} />}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
