import '@/components/common-styles'
import { CampaignPage } from '@/components/blocks/campaign-page/campaign-page'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { localized } from '@/lib/addresses'
import { getList, getSettings, getVersionsOf } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { wordsOfRecord } from '@/lib/seo/record-words'
import { siteAddress } from '@/lib/site-address'
import { loadCard, type RecordProps } from '../../load-record'

export const revalidate = 60
export const generateStaticParams = () => []

const load = (props: RecordProps) => loadCard(props, 'donation')

export async function generateMetadata(props: RecordProps) {
  const { locale, card } = await load(props)
  return pageMetadata({ locale, path: paths.campaign(card.Id), ...wordsOfRecord(card, undefined) })
}

export default async function CampaignDetails(props: RecordProps) {
  const { locale, card: campaign } = await load(props)
  const drawn = await getVersionsOf(['donation'])
  const [campaigns, settings] = await Promise.all([getList('donation', locale), getSettings(locale)])
  const url = siteAddress(localized(locale, paths.campaign(campaign.Id)))
  return (
    <>
      <CampaignPage campaign={campaign} campaigns={campaigns} settings={settings} url={url} locale={locale} />
      <KeepFresh drawn={drawn} />
    </>
  )
}
