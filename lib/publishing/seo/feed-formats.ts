/** A feed written as RSS 2.0, as Atom (RFC 4287) and as JSON Feed 1.1. */
import { Feed, type Item } from 'feed'
import { asHtml } from '@/lib/shared/format/as-html'
import type { FeedItem, NewsFeed } from './news-feed'

/** Said where a format demands a time and nothing tells one: the earliest promises nothing. */
const UNKNOWN = new Date(0)

export function rss({ items, ...about }: NewsFeed): string {
  const feed = feedOf({ items, ...about }, { rss: about.self })
  for (const item of items) {
    const { address, title, summary, html, picture, publishedAt, modifiedAt } = item
    const written = {
      title,
      link: address,
      description: asHtml(summary),
      content: html,
      // RSS demands a length; 0 is its word for one that is not known (RSS Advisory Board, best practices).
      ...(picture && { image: { url: picture.url, type: picture.type, length: picture.bytes ?? 0 } }),
      ...(publishedAt && { date: new Date(publishedAt) }),
      // RSS has no word for the last change; Atom's may stand in it.
      ...(modifiedAt && { extensions: [{ name: 'atom:updated', objects: { _text: modifiedAt } }] }),
    }
    // The package's type demands a date; RSS does not, and the package leaves out what is not there.
    feed.addItem(written as Item)
  }
  return feed.rss2()
}

export function atom({ items, ...about }: NewsFeed): string {
  const feed = feedOf({ items, ...about }, { atom: about.self })
  for (const { address, title, summary, html, picture, publishedAt, modifiedAt } of items) {
    feed.addItem({
      // Titles are HTML here, and so are summaries.
      title: asHtml(title),
      id: address,
      link: address,
      description: asHtml(summary) || undefined,
      content: html || undefined,
      date: modifiedAt ? new Date(modifiedAt) : UNKNOWN,
      ...(publishedAt && { published: new Date(publishedAt) }),
      ...(picture && isNamedAsItsType(picture) && { image: { url: picture.url, length: picture.bytes } }),
    })
  }
  // The package has no place for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${about.language}" `)
}

export function jsonFeed({ title, description, language, page, self, author, icon, items }: NewsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description,
    icon,
    authors: [{ name: author.name, url: author.home }],
    language,
    items: items.map(({ address, title, summary, html, picture, publishedAt, modifiedAt }) => ({
      id: address,
      url: address,
      ...(title && { title }),
      ...(html ? { content_html: html } : { content_text: summary }),
      ...(summary && { summary }),
      ...(picture && { image: picture.url }),
      date_published: publishedAt,
      date_modified: modifiedAt,
    })),
  })
}

/** What the two formats in XML have in common. */
function feedOf(
  { title, description, language, page, author, icon, items }: NewsFeed,
  feedLinks: { rss?: string; atom?: string },
): Feed {
  return new Feed({
    title,
    description,
    id: page,
    link: page,
    language,
    feedLinks,
    author: { name: author.name, link: author.home },
    favicon: icon,
    updated: newestOf(items),
    generator: false,
  })
}

function newestOf(items: FeedItem[]): Date {
  const times = items.flatMap(({ modifiedAt }) => (modifiedAt ? [Date.parse(modifiedAt)] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : UNKNOWN
}

/** The package takes a picture's type in Atom from its name, and would make image/jpg of photo.jpg. */
const isNamedAsItsType = ({ url, type }: { url: string; type: string }) => url.endsWith(`.${type.split('/')[1]}`)
