import { contentCollection } from '@/lib/content/content-collection'
import { label } from '@/lib/shared/i18n/admin/words'
import { image } from '../fields/image'
import { places } from '../fields/places'
import { longText, text } from '../fields/text'
import { usesEndpoint } from '../record-endpoints'

/** Each office is a type of the content API. */
const PEOPLE_ROLES = [
  { value: 'chairman', label: label('content.people.roles.chairman') },
  { value: 'currentChairman', label: label('content.people.roles.currentChairman') },
  { value: 'viceChairman', label: label('content.people.roles.viceChairman') },
  { value: 'assistantViceChairman', label: label('content.people.roles.assistantViceChairman') },
  { value: 'director', label: label('content.people.roles.director') },
  { value: 'management', label: label('content.people.roles.management') },
  { value: 'volunteer', label: label('content.people.roles.volunteer') },
] as const

/** People of the about page: chairmen, directors, management and volunteers. */
export const people = contentCollection({
  slug: 'people',
  group: 'about',
  singular: 'content.people.singular',
  plural: 'content.people.plural',
  description: 'content.people.description',
  useAsTitle: 'name',
  endpoints: [usesEndpoint('people')],
  columns: ['name', 'role', 'designation', 'image'],
  fields: [
    {
      name: 'role',
      type: 'select',
      label: label('content.people.role'),
      required: true,
      defaultValue: 'management',
      index: true,
      options: [...PEOPLE_ROLES],
      admin: { position: 'sidebar' },
    },
    text('name', { label: 'content.fields.name', required: true }),
    text('title', { label: 'content.people.title' }),
    text('designation', { label: 'content.people.designation' }),
    longText('text', { label: 'content.people.message' }),
    image('image', { label: 'content.people.portrait' }),
    places,
  ],
})
