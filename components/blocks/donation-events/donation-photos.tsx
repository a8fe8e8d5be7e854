import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { ListViewProps } from '../live/polling-view'
import { PhotoLinks } from '../photo-gallery/photo-links'

export interface DonationPhotosProps extends ListViewProps<'imageGallery'> {
  labels: { title: string; companion: string; photo: string }
}

/** The pictures that editors placed on the donation page; nothing where that is none. */
export function DonationPhotos({ list, locale, labels }: DonationPhotosProps) {
  if (!list || list.records.length === 0) return null
  return (
    <Section close>
      <SectionHead title={labels.title} companion={labels.companion} locale={locale} />
      <PhotoLinks list={list} locale={locale} photo={labels.photo} />
    </Section>
  )
}
