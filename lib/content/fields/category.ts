import { text } from './text'

/** Which of the programs a project, one of its parts or a health program belongs to. */
export const category = text('category', {
  label: 'content.fields.category',
  description: 'content.fields.categories',
})
