import type { DonateAction } from 'schema-dts'
import { pageAddress } from '@/lib/platform/site-address'
import { paths } from '@/lib/shared/addresses/paths'
import type { Campaign, ImageIndex } from '@/lib/shared/content/types'
import { type DataPage, donateTarget, foundationOf } from './page'
import { picturesOrCard } from './pictures'

interface CampaignFacts extends Pick<DataPage, 'locale' | 'foundation'> {
  /** What is known of the campaigns' pictures. */
  images: ImageIndex
  /** What the sum is called that the campaign is to raise. */
  goal: string
}

/** A campaign as what a visitor can do for it. Schema.org knows no goal of a gift: it is the sum that is given towards. */
export function campaign(record: Campaign, facts: CampaignFacts): DonateAction {
  const { Id, title, text, image, goal, currency } = record
  const path = paths.campaign(Id)
  return {
    '@type': 'DonateAction',
    name: title,
    description: text,
    url: pageAddress(facts.locale, path),
    image: picturesOrCard([image], facts.images, { locale: facts.locale, path }),
    recipient: foundationOf(facts),
    target: donateTarget(facts.locale),
    object: goal ? { '@type': 'MonetaryAmount', name: facts.goal, currency, value: goal } : undefined,
  }
}
