import { BackLink } from '@/components/ui/back-link/back-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { BoxFigures } from '@/lib/shared/content/placeholders'
import { fill } from '@/lib/shared/format/fill'
import { PageBanner } from '../page-banner/page-banner'
import { DonateBox } from '../record-page/donate-box'
import { RecordHead } from '../record-page/record-head'
import { RecordPage } from '../record-page/record-page'
import { OtherPrograms } from './other-programs'
import { imagesOf, pathOf } from './pictures'
import { ProgramStory } from './program-story'
import { type DetailKey, programs } from './programs'
import { usePrograms } from './use-programs'

interface ProgramDetailsProps {
  program: DetailKey
  /** In its donate box. */
  figures: BoxFigures | undefined
  locale: Locale
}

/** What a program's cards lead to: one thing of it, told whole. */
export function ProgramDetails({ program, figures, locale }: ProgramDetailsProps) {
  const { pages, details, pictures, shared } = usePrograms()
  const { path, picture, banner } = programs[program]
  const { title: heading, category } = pages[program]
  const { title, ...story } = details[program]
  const images = imagesOf([picture, ...banner], pictures)
  return (
    <>
      <PageBanner heading={heading} level={2} pictures={banner.map(pathOf).reverse()} images={images} locale={locale} />
      <RecordPage
        aside={
          <>
            <DonateBox figures={figures} locale={locale} />
            <OtherPrograms current={program} locale={locale} />
          </>
        }
      >
        <BackLink href={localized(locale, path)} label={fill(shared.backTo, { program: heading })} />
        <RecordHead title={title} category={category} image={pathOf(picture)} images={images} locale={locale} />
        <ProgramStory {...story} />
      </RecordPage>
    </>
  )
}
