import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { Tag } from '@/components/ui/tag/tag'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList } from '@/lib/shared/content/types'
import { PictureCards } from '../cards/picture-cards'

export interface FocusCardsProps {
  projects: LiveList<'projects'> | undefined
  parts: LiveList<'projectSubCategory'> | undefined
  locale: Locale
  labels: { title: string; companion: string; more: string }
}

export function FocusCards({ projects, parts, locale, labels }: FocusCardsProps) {
  const cards = [
    ...(projects?.records ?? []).map(({ Id, image1, ...record }) => {
      return { ...record, image: image1, path: paths.project(Id) }
    }),
    ...(parts?.records ?? []).map(({ Id, ...record }) => {
      return { ...record, path: paths.subcategory(record.projectId ?? 0, Id) }
    }),
  ]
  if (cards.length === 0) return null
  return (
    <Section close>
      <SectionHead title={labels.title} companion={labels.companion} locale={locale} />
      <PictureCards
        cards={cards.map(({ category, ...card }) => ({ ...card, top: <Tag category={category} locale={locale} /> }))}
        images={{ ...projects?.images, ...parts?.images }}
        locale={locale}
        more={labels.more}
        lead
      />
    </Section>
  )
}
