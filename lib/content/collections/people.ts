import { contentCollection } from '@/lib/content/content-collection'
import { image } from '../fields/image'
import { longText, text } from '../fields/text'

/** Each office is a type of the content API. */
const PEOPLE_ROLES = [
  { value: 'chairman', label: 'Chairman' },
  { value: 'currentChairman', label: 'Current chairman' },
  { value: 'viceChairman', label: 'Vice chairman' },
  { value: 'assistantViceChairman', label: 'Assistant vice chairman' },
  { value: 'director', label: 'Executive director' },
  { value: 'management', label: 'Management team' },
  { value: 'volunteer', label: 'Volunteer team' },
] as const

/** People of the about page: chairmen, directors, management and volunteers. */
export const people = contentCollection({
  slug: 'people',
  group: 'About',
  singular: 'Person',
  plural: 'People',
  description: 'Chairman, directors, management and volunteers on the about page.',
  useAsTitle: 'name',
  columns: ['name', 'role', 'designation', 'image'],
  fields: [
    {
      name: 'role',
      type: 'select',
      label: 'Office',
      required: true,
      defaultValue: 'management',
      index: true,
      options: [...PEOPLE_ROLES],
      admin: { position: 'sidebar' },
    },
    text('name', { label: 'Name', required: true }),
    text('title', { label: 'Title of the section' }),
    text('designation', { label: 'Designation' }),
    longText('text', { label: 'Message' }),
    image('image', { label: 'Portrait' }),
  ],
})
