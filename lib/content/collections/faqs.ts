import { contentCollection } from '@/lib/content/content-collection'
import { longText, text } from '../fields/text'

/** Questions that visitors ask, with their answers. */
export const faqs = contentCollection({
  slug: 'faqs',
  group: 'Home',
  singular: 'Question',
  plural: 'Questions (FAQ)',
  description: 'Questions that visitors ask, with their answers.',
  useAsTitle: 'question',
  columns: ['question'],
  fields: [
    text('question', { label: 'Question', required: true }),
    longText('answer', { label: 'Answer', required: true }),
  ],
})
