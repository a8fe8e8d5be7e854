import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { HealthPage } from '@/components/blocks/health-page/health-page'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { getList, getPicturesOf, getTimes, getVersionsOf } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { healthArticle } from '@/lib/publishing/structured-data/articles'
import { paths } from '@/lib/shared/addresses/paths'
import { loadHealth, type RecordProps } from '../../load-record'
import { pageBox } from '../../page-box'
import { PageData } from '../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadHealth(props)
  return recordMetadata('health', record, { path: paths.health(record.card.Id) })
}

export default async function HealthCategory(props: RecordProps) {
  const { locale, card, detail } = await loadHealth(props)
  const versions = await getVersionsOf(['health', 'healthCategoryDetails', 'healthBanner', 'donation'])
  const box = await pageBox({ category: card.category, otherwise: 'health' }, locale)
  const [banner, others, times, { projects }] = await Promise.all([
    getList('healthBanner', locale),
    getList('health', locale),
    getTimes('health'),
    getMessages(),
  ])
  const images = await getPicturesOf([card, detail, ...banner.records], locale)
  const under = [{ name: projects.title, path: paths.projects }]
  const url = pageAddress(locale, paths.health(card.Id))
  return (
    <>
      <HealthPage {...{ card, detail, banners: banner.records, others, images, url, under, box, locale }} />
      <PageData
        {...{ locale, under, path: paths.health(card.Id), ...wordsOfRecord('health', card, detail) }}
        nodes={(page) => [healthArticle(page, { card, detail, images, times: times.get(card.Id) })]}
      />
      <RefreshWhenStale versions={versions} />
    </>
  )
}
