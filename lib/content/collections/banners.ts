import type { TextField, TextFieldSingleValidation } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { images } from '../fields/image'
import { longText, text } from '../fields/text'

/** Places a banner can stand in; each is a type of the content API. */
const BANNER_PLACEMENTS = [
  { value: 'banner', label: 'Home page' },
  { value: 'slider', label: 'About page' },
  { value: 'projectBanner', label: 'Projects pages' },
  { value: 'eventsBanner', label: 'Events page' },
  { value: 'newsBanner', label: 'News page' },
  { value: 'healthBanner', label: 'Health pages' },
  { value: 'contactSlider', label: 'Contact page' },
] as const

/** The slides of the home and about pages are nothing without a title; the others have their page's heading. */
const titleOfSlide: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { placement } = siblingData as { placement?: string }
  const slide = placement === 'banner' || placement === 'slider'
  const written = typeof value === 'string' && value.trim() !== ''
  return !slide || written || req.locale === 'bn' || 'Please write title.'
}

/** The large pictures at the top of pages, with their words. */
export const banners = contentCollection({
  slug: 'banners',
  group: 'Home',
  singular: 'Banner',
  plural: 'Banners',
  description: 'The large pictures at the top of pages. Drag to put them in order.',
  useAsTitle: 'title',
  columns: ['title', 'placement', 'image1'],
  fields: [
    {
      name: 'placement',
      type: 'select',
      label: 'Page',
      required: true,
      defaultValue: 'banner',
      index: true,
      options: [...BANNER_PLACEMENTS],
      admin: { position: 'sidebar' },
    },
    {
      ...text('title', {
        label: 'Title',
        description: 'Read over the pictures. One for the home or the about page needs it.',
      }),
      validate: titleOfSlide,
    } as TextField,
    longText('text', { label: 'Text', description: 'One or two sentences, on the home page and the about page.' }),
    ...images(3),
  ],
})
