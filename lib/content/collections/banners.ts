import type { TextField, TextFieldSingleValidation } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { label } from '@/lib/shared/i18n/admin/words'
import { images } from '../fields/image'
import { longText, missing, text } from '../fields/text'

/** Places a banner can stand in; each is a type of the content API. */
const BANNER_PLACEMENTS = [
  { value: 'banner', label: label('content.banners.places.banner') },
  { value: 'slider', label: label('content.banners.places.slider') },
  { value: 'projectBanner', label: label('content.banners.places.projectBanner') },
  { value: 'eventsBanner', label: label('content.banners.places.eventsBanner') },
  { value: 'newsBanner', label: label('content.banners.places.newsBanner') },
  { value: 'healthBanner', label: label('content.banners.places.healthBanner') },
  { value: 'contactSlider', label: label('content.banners.places.contactSlider') },
] as const

/** The slides of the home and about pages are nothing without a title; the others have their page's heading. */
const titleOfSlide: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { placement } = siblingData as { placement?: string }
  const slide = placement === 'banner' || placement === 'slider'
  const written = typeof value === 'string' && value.trim() !== ''
  return !slide || written || req.locale === 'bn' || missing('content.fields.title')
}

/** The large pictures at the top of pages, with their words. */
export const banners = contentCollection({
  slug: 'banners',
  group: 'home',
  singular: 'content.banners.singular',
  plural: 'content.banners.plural',
  description: 'content.banners.description',
  useAsTitle: 'title',
  columns: ['title', 'placement', 'image1'],
  fields: [
    {
      name: 'placement',
      type: 'select',
      label: label('content.fields.page'),
      required: true,
      defaultValue: 'banner',
      index: true,
      options: [...BANNER_PLACEMENTS],
      admin: { position: 'sidebar' },
    },
    {
      ...text('title', {
        label: 'content.fields.title',
        description: 'content.banners.title',
      }),
      validate: titleOfSlide,
    } as TextField,
    longText('text', { label: 'content.fields.text', description: 'content.banners.text' }),
    ...images(3),
  ],
})
