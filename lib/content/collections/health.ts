import { contentCollection } from '@/lib/content/content-collection'
import { cardAndPage } from '../fields/card-and-page'
import { category } from '../fields/category'
import { image } from '../fields/image'
import { html, longText, text } from '../fields/text'

/** Clinics and other health programs, each with a page. */
export const health = contentCollection({
  slug: 'health',
  group: 'projects',
  singular: 'content.health.singular',
  plural: 'content.health.plural',
  description: 'content.health.description',
  useAsTitle: 'title',
  columns: ['title', 'category', '_status'],
  article: true,
  fields: [
    cardAndPage(
      [
        text('title', { label: 'content.fields.title', required: true }),
        longText('text', { label: 'content.fields.text' }),
        category,
        image('image', { label: 'content.fields.picture' }),
      ],
      [
        text('title', { label: 'content.fields.heading' }),
        html('text', { label: 'content.fields.text' }),
        image('image', { label: 'content.fields.picture' }),
      ],
    ),
  ],
})
