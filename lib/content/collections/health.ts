import { contentCollection } from '@/lib/content/content-collection'
import { cardAndPage } from '../fields/card-and-page'
import { category } from '../fields/category'
import { image } from '../fields/image'
import { html, longText, text } from '../fields/text'

/** Clinics and other health programs, each with a page. */
export const health = contentCollection({
  slug: 'health',
  group: 'Projects',
  singular: 'Health program',
  plural: 'Health programs',
  description: 'Clinics and other health programs.',
  useAsTitle: 'title',
  columns: ['title', 'category', '_status'],
  article: true,
  fields: [
    cardAndPage(
      [
        text('title', { label: 'Title', required: true }),
        longText('text', { label: 'Text' }),
        category,
        image('image', { label: 'Picture' }),
      ],
      [text('title', { label: 'Heading' }), html('text', { label: 'Text' }), image('image', { label: 'Picture' })],
    ),
  ],
})
