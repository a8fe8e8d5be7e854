import { contentCollection } from '@/lib/content/content-collection'
import { articleTabs } from '../fields/article-tabs'
import { phase } from '../fields/placement-and-phase'
import { publicationDay } from '../fields/publication-day'

/** News and announcements, newest first, each with a page. */
export const news = contentCollection({
  slug: 'news',
  group: 'news',
  singular: 'content.news.singular',
  plural: 'content.news.plural',
  description: 'content.news.description',
  useAsTitle: 'title',
  columns: ['title', 'phase', 'date', '_status'],
  article: true,
  ordered: false,
  fields: [phase('latest'), publicationDay, articleTabs()],
})
