import { contentCollection } from '@/lib/content/content-collection'
import { label } from '@/lib/shared/i18n/admin/words'
import { images } from '../fields/image'
import { longText, text } from '../fields/text'

/** Each kind is a type of the content API. */
const ABOUT_KINDS = [
  { value: 'about', label: label('content.abouts.kinds.about') },
  { value: 'aboutARCF', label: label('content.abouts.kinds.aboutARCF') },
] as const

/** Texts that say who the foundation is: a short one and a longer one. */
export const abouts = contentCollection({
  slug: 'abouts',
  group: 'about',
  singular: 'content.abouts.singular',
  plural: 'content.abouts.plural',
  description: 'content.abouts.description',
  useAsTitle: 'title',
  columns: ['title', 'kind'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('content.abouts.kind'),
      required: true,
      defaultValue: 'about',
      index: true,
      options: [...ABOUT_KINDS],
      admin: { position: 'sidebar' },
    },
    text('title', { label: 'content.fields.title', required: true }),
    text('heading', { label: 'content.fields.heading' }),
    longText('text', { label: 'content.fields.text', description: 'content.abouts.text' }),
    text('point1', { label: 'content.abouts.point1' }),
    text('point2', { label: 'content.abouts.point2' }),
    text('point3', { label: 'content.abouts.point3' }),
    ...images(2),
  ],
})
