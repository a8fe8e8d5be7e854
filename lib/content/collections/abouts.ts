import { contentCollection } from '@/lib/content/content-collection'
import { image } from '../fields/image'
import { longText, text } from '../fields/text'

/** Offices of the people shown; each is a type of the content API. */
const PEOPLE_ROLES = [
  { value: 'chairman', label: 'Chairman' },
  { value: 'currentChairman', label: 'Current chairman' },
  { value: 'viceChairman', label: 'Vice chairman' },
  { value: 'assistantViceChairman', label: 'Assistant vice chairman' },
  { value: 'director', label: 'Executive director' },
  { value: 'management', label: 'Management team' },
  { value: 'volunteer', label: 'Volunteer team' },
] as const

const ABOUT_KINDS = [
  { value: 'about', label: 'About the foundation' },
  { value: 'aboutARCF', label: 'About, longer' },
] as const

export const abouts = contentCollection({
  slug: 'abouts',
  group: 'About',
  singular: 'About text',
  plural: 'About texts',
  description: 'Who the foundation is, on the home page and the about page.',
  useAsTitle: 'title',
  columns: ['title', 'kind'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: 'about',
      index: true,
      options: [...ABOUT_KINDS],
      admin: { position: 'sidebar' },
    },
    text('title', { label: 'Title', required: true }),
    text('heading', { label: 'Heading' }),
    longText('text', { label: 'Text', description: 'Leave an empty line between paragraphs.' }),
    text('point1', { label: 'First point' }),
    text('point2', { label: 'Second point' }),
    text('point3', { label: 'Third point' }),
    image('image1', { label: 'Picture 1' }),
    image('image2', { label: 'Picture 2' }),
  ],
})

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
