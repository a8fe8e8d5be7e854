import { contentCollection } from '@/lib/content/content-collection'
import { image } from '../fields/image'
import { longText, text } from '../fields/text'

/** Each kind is a type of the content API. */
const ABOUT_KINDS = [
  { value: 'about', label: 'About the foundation' },
  { value: 'aboutARCF', label: 'About, longer' },
] as const

/** Texts that say who the foundation is: a short one and a longer one. */
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
