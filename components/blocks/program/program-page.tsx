import { BackLink } from '@/components/ui/back-link/back-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { BoxFigures } from '@/lib/shared/content/placeholders'
import { PageBanner } from '../page-banner/page-banner'
import { DonateBox } from '../record-page/donate-box'
import { RecordPage } from '../record-page/record-page'
import { Facts } from './facts'
import { OtherPrograms } from './other-programs'
import { imagesOf, pathOf } from './pictures'
import { ProgramCards } from './program-cards'
import { ProgramPicture } from './program-picture'
import { ProgramStory } from './program-story'
import { type ProgramKey, programs } from './programs'
import { usePrograms } from './use-programs'

/** The column of an article at its widest. */
const SIZES = '(max-width: 1100px) 92vw, 760px'

interface ProgramPageProps {
  program: ProgramKey
  /** In its donate box. */
  figures: BoxFigures | undefined
  locale: Locale
}

/** The page of one of the foundation's programs. Its copy belongs to the design, not to the content. */
export function ProgramPage({ program, figures, locale }: ProgramPageProps) {
  const { pages, pictures, shared } = usePrograms()
  const { banner, scene } = programs[program]
  const { title, tagline, facts, ...story } = pages[program]
  return (
    <>
      <PageBanner
        heading={title}
        text={tagline}
        pictures={banner.map(pathOf)}
        images={imagesOf(banner, pictures)}
        locale={locale}
      />
      <RecordPage
        aside={
          <>
            <DonateBox figures={figures} locale={locale} />
            <Facts heading={shared.glance} facts={facts} />
            <OtherPrograms current={program} locale={locale} />
          </>
        }
      >
        <BackLink href={localized(locale, paths.projects)} label={shared.back} />
        <ProgramStory {...story} scene={<ProgramPicture name={scene} locale={locale} sizes={SIZES} />} />
      </RecordPage>
      <ProgramCards program={program} locale={locale} />
    </>
  )
}
