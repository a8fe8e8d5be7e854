import { contentCollection } from '@/lib/content/content-collection'
import { phase } from '../fields/choices'
import { publicationDay } from '../fields/publication-day'
import { story } from '../fields/story'

/** News and announcements, newest first, each with a page. */
export const news = contentCollection({
  slug: 'news',
  group: 'News',
  singular: 'News item',
  plural: 'News',
  description: 'News and announcements, newest first.',
  useAsTitle: 'title',
  columns: ['title', 'phase', 'date', '_status'],
  article: true,
  ordered: false,
  fields: [phase('latest'), publicationDay, story()],
})
