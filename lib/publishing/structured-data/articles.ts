/** News, and other records that are read like them. Source: Google's rules for articles. */
import type { Article } from 'schema-dts'
import { picturesOfRecord } from '@/lib/shared/content/record-head'
import type {
  CategoryDescription,
  Health,
  HealthCategoryDetails,
  ImageIndex,
  News,
  ProjectSubCategory,
  ProjectSubCategoryDetails,
  RecordTimes,
} from '@/lib/shared/content/types'
import { dhakaTime } from './dhaka-time'
import { addressOf, type DataPage, foundationOf } from './page'
import { picturesOrCard } from './pictures'

interface Known {
  /** What is known of the record's pictures. */
  images: ImageIndex
  times?: RecordTimes
}

interface Story extends Pick<Known, 'times'> {
  category?: string
  /** Whole addresses. */
  image: string[]
  /** Day of publication, ISO 8601; without one, the day on which the record was made. */
  date?: string | null
}

/** A news item. @param page its title is the one that the page is headed with */
export function newsArticle(
  page: DataPage,
  { item, detail, images, times }: Known & { item: News; detail: CategoryDescription | undefined },
): Article {
  const image = picturesOrCard(picturesOfRecord(item, detail), images, page)
  return article('NewsArticle', page, { image, times, category: detail?.category, date: item.date })
}

/** One part of a project's work. */
export function subcategoryArticle(
  page: DataPage,
  { card, detail, images, times }: Known & { card: ProjectSubCategory; detail: ProjectSubCategoryDetails | undefined },
): Article {
  const image = picturesOrCard(picturesOfRecord(card, detail), images, page)
  return article('Article', page, { image, times, category: detail?.category || card.category })
}

/** One health service. */
export function healthArticle(
  page: DataPage,
  { card, detail, images, times }: Known & { card: Health; detail: HealthCategoryDetails | undefined },
): Article {
  const image = picturesOrCard(picturesOfRecord(card, detail), images, page)
  return article('Article', page, { image, times, category: card.category })
}

function article(type: 'NewsArticle' | 'Article', page: DataPage, story: Story): Article {
  const { category, image, date, times } = story
  const published = date ?? times?.createdAt
  const modified = times?.modifiedAt
  return {
    '@type': type,
    headline: page.title,
    description: page.description,
    image,
    datePublished: published && dhakaTime(published),
    // What is dated ahead was last changed before it was out.
    dateModified:
      modified && (!published || Date.parse(modified) > Date.parse(published)) ? dhakaTime(modified) : undefined,
    articleSection: category,
    inLanguage: page.locale,
    author: foundationOf(page),
    publisher: foundationOf(page),
    mainEntityOfPage: addressOf(page),
  }
}
