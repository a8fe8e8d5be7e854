import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { CampaignPage } from '@/components/blocks/campaign-page/campaign-page'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { getList, getPicturesOf, getSettings, getStory, getVersionsOf } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { campaign as campaignNode } from '@/lib/publishing/structured-data/campaigns'
import { paths } from '@/lib/shared/addresses/paths'
import { loadCampaign, type RecordProps } from '../../load-record'
import { PageData } from '../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadCampaign(props)
  return recordMetadata('campaign', record, { path: paths.campaign(record.card.Id) })
}

export default async function CampaignDetails(props: RecordProps) {
  const { locale, card: campaign } = await loadCampaign(props)
  const versions = await getVersionsOf(['donation'])
  const story = await getStory(campaign.Id, locale)
  const [campaigns, settings, images, { donationPage, record }] = await Promise.all([
    getList('donation', locale),
    getSettings(locale),
    getPicturesOf([story], locale),
    getMessages(),
  ])
  const under = [{ name: donationPage.title, path: paths.donationEvents }]
  const url = pageAddress(locale, paths.campaign(campaign.Id))
  return (
    <>
      <CampaignPage {...{ campaign, story, images, campaigns, settings, under, url, locale }} />
      <PageData
        {...{ locale, path: paths.campaign(campaign.Id), ...wordsOfRecord('campaign', campaign, undefined) }}
        under={under}
        nodes={(page) => [campaignNode(campaign, { ...page, goal: record.goal, images: campaigns.images })]}
      />
      <RefreshWhenStale versions={versions} />
    </>
  )
}
