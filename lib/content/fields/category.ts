import { text } from './text'

/** Which of the programs a project, one of its parts or a health program belongs to. */
export const category = text('category', {
  label: 'Category',
  description: 'Health, Education, Microcredit, Improving Quality Of Life, Environment, Orphanage or Old Home.',
})
