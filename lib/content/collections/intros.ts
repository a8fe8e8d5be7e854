import { contentCollection } from '@/lib/content/content-collection'
import { label } from '@/lib/shared/i18n/admin/words'
import { images } from '../fields/image'
import { longText, text } from '../fields/text'

/** Places an introduction can stand in; each is a type of the content API. */
const INTRO_PLACEMENTS = [
  { value: 'projectDetails', label: label('content.intros.places.projectDetails') },
  { value: 'eventsDetails', label: label('content.intros.places.eventsDetails') },
  { value: 'newsDetails', label: label('content.intros.places.newsDetails') },
  { value: 'healthDetails', label: label('content.intros.places.healthDetails') },
  { value: 'galleryCategoryDescription', label: label('content.intros.places.galleryCategoryDescription') },
  { value: 'donationCategoryDescription', label: label('content.intros.places.donationCategoryDescription') },
] as const

/** The opening blocks of pages: a title, a text and pictures. */
export const intros = contentCollection({
  slug: 'intros',
  group: 'home',
  singular: 'content.intros.singular',
  plural: 'content.intros.plural',
  description: 'content.intros.description',
  useAsTitle: 'title',
  columns: ['title', 'placement'],
  fields: [
    {
      name: 'placement',
      type: 'select',
      label: label('content.fields.page'),
      required: true,
      defaultValue: 'projectDetails',
      index: true,
      options: [...INTRO_PLACEMENTS],
      admin: { position: 'sidebar' },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: label('content.fields.project'),
      admin: { position: 'sidebar', description: label('content.intros.project') },
    },
    text('title', { label: 'content.fields.title', required: true }),
    longText('text', { label: 'content.fields.text' }),
    ...images(4),
  ],
})
