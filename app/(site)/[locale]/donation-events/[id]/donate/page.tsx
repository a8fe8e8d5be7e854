import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { withoutPlaceholders } from '@/components/blocks/live/without-placeholders'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getList } from '@/lib/delivery/content'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { paths } from '@/lib/shared/addresses/paths'
import { loadDonateParts } from '../../../donate-parts'
import { loadCampaign, type RecordProps } from '../../../load-record'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadCampaign(props)
  // The page to be found and shared is the campaign's own.
  const head = await recordMetadata('campaign', record, { path: paths.campaign(record.card.Id) })
  return { ...head, robots: { index: false } }
}

export default async function GiveToCampaign(props: RecordProps) {
  const { locale, card: campaign } = await loadCampaign(props)
  const [parts, campaigns, { donatePage }] = await Promise.all([
    loadDonateParts(locale),
    getList('donation', locale),
    getMessages(),
  ])
  const { title, text } = donatePage
  const { image } = campaign
  const { images } = campaigns
  return (
    <>
      <PageBanner heading={title} text={text} pictures={[image]} images={images} locale={locale} />
      <DonatePage
        {...parts}
        campaign={campaign}
        meta={image ? withoutPlaceholders(campaigns).images[image] : undefined}
      />
    </>
  )
}
