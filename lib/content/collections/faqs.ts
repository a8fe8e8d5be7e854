import { contentCollection } from '@/lib/content/content-collection'
import { longText, text } from '../fields/text'

/** Questions that visitors ask, with their answers. */
export const faqs = contentCollection({
  slug: 'faqs',
  group: 'home',
  singular: 'content.faqs.singular',
  plural: 'content.faqs.plural',
  description: 'content.faqs.description',
  useAsTitle: 'question',
  columns: ['question'],
  fields: [
    text('question', { label: 'content.faqs.question', required: true }),
    longText('answer', { label: 'content.faqs.answer', required: true }),
  ],
})
