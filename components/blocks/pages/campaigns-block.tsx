import { donateLabels, donateSettings } from '@/components/forms/labels'
import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { Section } from '@/components/ui/section/section'
import { Tag } from '@/components/ui/tag/tag'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import { programOf } from '@/lib/shared/format/program'
import { BehaviourRegion } from '../behaviour/behaviour-region'
import { CampaignCards } from '../campaigns/campaign-cards'
import { useCampaignLabels } from '../campaigns/campaign-labels'
import { Raised } from '../campaigns/raised'
import { Card } from '../cards/card'
import { CardGrid } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { BlockHead } from './block-head'
import type { BlockProps, PageParts } from './block-props'
import styles from './campaigns-block.module.scss'
import { linkIn } from './link'

/**
 * What one can give to: the campaigns of the site, or, among placeholders, the page's own entries with the specification's
 * figures.
 */
export function CampaignsBlock({ block, parts }: BlockProps<'campaigns'>) {
  const { settings, locale } = parts
  const hasEntries = block.entries.length > 0 && settings.placeholders
  return (
    <Section close labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={locale} />
      {hasEntries ? <Entries block={block} parts={parts} /> : <SiteCampaigns {...parts} />}
    </Section>
  )
}

function Entries({ block: { entries }, parts: { images, locale } }: BlockProps<'campaigns'>) {
  const labels = useLabels('record')
  return (
    <CardGrid lead>
      {entries.map(({ category, title, text, image, link }, index) => (
        <Card
          key={title}
          media={
            image && (
              <Picture
                image={image}
                meta={images[image]}
                alt=""
                sizes={cardSizes({ index, count: entries.length, lead: true })}
              />
            )
          }
          top={<Tag category={category} locale={locale} />}
          title={title}
          href={link ? linkIn(locale, link) : undefined}
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
              href={localized(locale, paths.giveToProgram(programOf(category)))}
              label={labels.donate}
              about={title}
              locale={locale}
            />
          }
        />
      ))}
    </CardGrid>
  )
}

/** Drawn again with the page, when they change. */
function SiteCampaigns({ lists: { donation }, settings, locale }: PageParts) {
  const labels = useCampaignLabels('all')
  const form = { labels: donateLabels(useLabels('forms')), settings: donateSettings(settings) }
  return (
    <BehaviourRegion behaviour="campaigns" list={withoutPlaceholders(donation)} form={form} locale={locale}>
      <CampaignCards where="all" list={donation} locale={locale} labels={labels} />
    </BehaviourRegion>
  )
}
