/** The newest news as every feed tells them. */
import 'server-only'
import { getMessages } from 'next-intl/server'
import { storedBytes, typeOfName } from '@/lib/content/media/stored-file'
import { feedHtml } from '@/lib/content/rich-text/feed-html'
import { getList, getRecord, getSettings, getTimes } from '@/lib/delivery/content'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { paths } from '@/lib/shared/addresses/paths'
import { imageUrl } from '@/lib/shared/content/image-url'
import { mainPicture, titleOfRecord } from '@/lib/shared/content/record-head'
import type { CategoryDescription, News, RecordTimes } from '@/lib/shared/content/types'
import { asHtml } from '@/lib/shared/format/as-html'
import { fill } from '@/lib/shared/format/fill'
import { summary } from '@/lib/shared/format/summary'
import { xmlText } from './xml-text'

export type FeedKind = 'rss' | 'atom' | 'jsonFeed'

export interface NewsFeed {
  title: string
  description: string
  language: Locale
  /** The page of news. */
  page: string
  /** The feed's own address. */
  self: string
  author: { name: string; home: string }
  icon: string
  items: FeedItem[]
}

/** Times are ISO 8601 in UTC; undefined where nothing tells. */
export interface FeedItem {
  /** The item's page, which names it for ever. */
  address: string
  /** Plain text, as the summary is. */
  title: string
  summary: string
  html: string
  picture?: { url: string; type: string; bytes: number | undefined }
  publishedAt: string | undefined
  modifiedAt: string | undefined
}

const ITEMS = 30
/** Characters of a summary. */
const SUMMARY = 300

const FORMATS: Record<FeedKind, string> = { rss: 'RSS', atom: 'Atom', jsonFeed: 'JSON Feed' }

/** The newest 30 news in a language. @throws ContentUnavailable */
export async function newsFeed(kind: FeedKind, locale: Locale): Promise<NewsFeed> {
  const [{ records }, times, { name }, { feeds, newsPages }] = await Promise.all([
    getList('news', locale, { limit: ITEMS }),
    getTimes('news'),
    getSettings(locale),
    getMessages({ locale }),
  ])
  const address = (path: string) => pageAddress(locale, path)
  return {
    title: xmlText(fill(feeds.news, { site: name, kind: FORMATS[kind] })),
    description: newsPages.description,
    language: locale,
    page: address(paths.news),
    self: address(machinePaths[kind]),
    author: { name: xmlText(name), home: address(paths.home) },
    icon: siteAddress('/icon-512.png'),
    items: await Promise.all(records.map((news) => itemOf(news, times.get(news.Id), locale))),
  }
}

async function itemOf(news: News, times: RecordTimes | undefined, locale: Locale): Promise<FeedItem> {
  const { Id, text, date } = news
  const article = await getRecord('newsCategoryDescription', Id, locale)
  const image = mainPicture(news, article)
  const publishedAt = date ?? times?.createdAt
  const changedAt = times?.modifiedAt ?? publishedAt
  return {
    address: pageAddress(locale, paths.newsItem(Id)),
    title: xmlText(titleOfRecord('news', news, article)),
    summary: xmlText(summary(text, SUMMARY)),
    html: articleOf(news, article),
    ...(image ? { picture: await pictureOf(image) } : {}),
    publishedAt,
    // What was written ahead of its day has not changed before it was there.
    modifiedAt: publishedAt && changedAt && changedAt < publishedAt ? publishedAt : changedAt,
  }
}

const articles = new WeakMap<CategoryDescription, string>()

/** The article, cleaned once for as long as it stands; the card's words where nobody wrote one. */
function articleOf({ text }: News, article: CategoryDescription | undefined): string {
  if (!article?.text) return xmlText(text.split(/\n+/).filter(Boolean).map(paragraph).join(''))
  const known = articles.get(article)
  if (known !== undefined) return known
  const html = xmlText(feedHtml(article.text, siteAddress('/')))
  articles.set(article, html)
  return html
}

const paragraph = (line: string) => `<p>${asHtml(line)}</p>`

async function pictureOf(image: string): Promise<FeedItem['picture']> {
  const type = typeOfName(image)
  return type ? { url: siteAddress(imageUrl(image)), type, bytes: await storedBytes(image) } : undefined
}
