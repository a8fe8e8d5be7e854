import { MoreLink } from '@/components/ui/button/more-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import { Raised } from '../campaigns/raised'
import { Card } from '../cards/card'
import { CardGrid } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'
import { imagesOf, type PictureName, pathOf } from '../program/pictures'
import { ProgramPicture } from '../program/program-picture'
import { usePrograms } from '../program/use-programs'
import styles from './donate-list.module.scss'

const BANNER: readonly PictureName[] = ['clinic', 'nightschool', 'market']
const PICTURES: readonly PictureName[] = ['nightschool', 'clinic', 'market', 'tubewell', 'cancer-care']
const HEADING = 'donate-list'

/** The five fixed entries that one can give to (spec 1, section 2): placeholders. */
export function DonateList({ locale }: { locale: Locale }) {
  const { donateList, pictures } = usePrograms()
  const labels = useLabels('record')
  return (
    <>
      <PageBanner
        heading={donateList.title}
        text={donateList.tagline}
        pictures={BANNER.map(pathOf)}
        images={imagesOf(BANNER, pictures)}
        locale={locale}
      />
      <Section close labelledBy={HEADING}>
        <SectionHead id={HEADING} title={donateList.heading} companion={donateList.companion} locale={locale} />
        <CardGrid lead>
          {donateList.entries.map(({ category, title, text }, index) => (
            <Card
              key={title}
              media={
                <ProgramPicture
                  name={PICTURES[index]}
                  alt=""
                  locale={locale}
                  sizes={cardSizes({ index, count: donateList.entries.length, lead: true })}
                />
              }
              top={<Tag category={category} locale={locale} />}
              title={title}
              href={localized(locale, paths.donateDetails)}
              text={text}
              locale={locale}
              bottom={
                <Raised
                  {...PLACEHOLDERS.figures}
                  {...{ locale, labels }}
                  percent={PLACEHOLDERS.listPercent}
                  about={title}
                  written
                  className={styles.raised}
                />
              }
              link={
                <MoreLink
                  href={localized(locale, paths.donateNow)}
                  label={labels.donate}
                  about={title}
                  locale={locale}
                />
              }
            />
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
