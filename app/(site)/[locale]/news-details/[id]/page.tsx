import '@/components/common-styles'
import { getMessages } from 'next-intl/server'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { NewsItemPage } from '@/components/blocks/news/news-item-page'
import { RELATED_NEWS } from '@/components/blocks/news/related-count'
import { getList, getPicturesOf, getTimes, getVersionsOf } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { newsArticle } from '@/lib/publishing/structured-data/articles'
import { paths } from '@/lib/shared/addresses/paths'
import { loadNewsItem, type RecordProps } from '../../load-record'
import { pageBox } from '../../page-box'
import { PageData } from '../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: RecordProps) {
  const record = await loadNewsItem(props)
  const { Id, date } = record.card
  const modifiedTime = (await getTimes('news')).get(Id)?.modifiedAt
  const article = { publishedTime: date ?? undefined, modifiedTime }
  return recordMetadata('news', record, { path: paths.newsItem(Id), article })
}

export default async function NewsDetails(props: RecordProps) {
  const { locale, card: item, detail } = await loadNewsItem(props)
  const versions = await getVersionsOf(['news', 'newsCategoryDescription', 'donation'])
  const box = await pageBox({ category: detail?.category }, locale)
  const [newest, images, times, { newsPages }] = await Promise.all([
    getList('news', locale, { limit: RELATED_NEWS + 1 }),
    getPicturesOf([item, detail], locale),
    getTimes('news'),
    getMessages(),
  ])
  const under = [{ name: newsPages.title, path: paths.news }]
  const url = pageAddress(locale, paths.newsItem(item.Id))
  return (
    <>
      <NewsItemPage {...{ item, detail, newest, images, url, under, box, locale }} />
      <PageData
        {...{ locale, path: paths.newsItem(item.Id), ...wordsOfRecord('news', item, detail) }}
        under={under}
        nodes={(page) => [newsArticle(page, { item, detail, images, times: times.get(item.Id) })]}
      />
      <RefreshWhenStale versions={versions} />
    </>
  )
}
