import { contentCollection } from '@/lib/content/content-collection'
import { images } from '../fields/image'
import { longText, text } from '../fields/text'

/** Places an introduction can stand in; each is a type of the content API. */
const INTRO_PLACEMENTS = [
  { value: 'projectDetails', label: 'Projects page' },
  { value: 'eventsDetails', label: 'Events page' },
  { value: 'newsDetails', label: 'News page' },
  { value: 'healthDetails', label: 'Health pages' },
  { value: 'galleryCategoryDescription', label: 'Gallery page' },
  { value: 'donationCategoryDescription', label: 'Donation page' },
] as const

/** The opening blocks of pages: a title, a text and pictures. */
export const intros = contentCollection({
  slug: 'intros',
  group: 'Home',
  singular: 'Page introduction',
  plural: 'Page introductions',
  description: 'The opening block of a page: title, text and pictures.',
  useAsTitle: 'title',
  columns: ['title', 'placement'],
  fields: [
    {
      name: 'placement',
      type: 'select',
      label: 'Page',
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
      label: 'Project',
      admin: { position: 'sidebar', description: 'Only where the introduction belongs to one project.' },
    },
    text('title', { label: 'Title', required: true }),
    longText('text', { label: 'Text' }),
    ...images(4),
  ],
})
