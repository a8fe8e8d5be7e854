/** What the home page and the tops of pages hold: banners, introductions, questions, partners. */
import type { TextField, TextFieldSingleValidation } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { httpsAddress } from '../fields/address'
import { image, images } from '../fields/image'
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

/** Places an introduction can stand in; each is a type of the content API. */
const INTRO_PLACEMENTS = [
  { value: 'projectDetails', label: 'Projects page' },
  { value: 'eventsDetails', label: 'Events page' },
  { value: 'newsDetails', label: 'News page' },
  { value: 'healthDetails', label: 'Health pages' },
  { value: 'galleryCategoryDescription', label: 'Gallery page' },
  { value: 'donationCategoryDescription', label: 'Donation page' },
] as const

/** The slides of the home and about pages are nothing without a title; the others have their page's heading. */
const titleOfSlide: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { placement } = siblingData as { placement?: string }
  const slide = placement === 'banner' || placement === 'slider'
  const written = typeof value === 'string' && value.trim() !== ''
  return !slide || written || req.locale === 'bn' || 'Please write title.'
}

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

export const faqs = contentCollection({
  slug: 'faqs',
  group: 'Home',
  singular: 'Question',
  plural: 'Questions (FAQ)',
  description: 'Questions that visitors ask, with their answers.',
  useAsTitle: 'question',
  columns: ['question'],
  fields: [
    text('question', { label: 'Question', required: true }),
    longText('answer', { label: 'Answer', required: true }),
  ],
})

export const partners = contentCollection({
  slug: 'partners',
  group: 'Home',
  singular: 'Partner',
  plural: 'Partners',
  description: 'Logos in the moving row of the home page.',
  useAsTitle: 'name',
  columns: ['name', 'logo'],
  fields: [
    text('name', { label: 'Name', required: true, localized: false }),
    image('logo', { label: 'Logo', description: 'On a clear ground, at least 240 pixels wide.' }),
    {
      ...text('url', { label: 'Website', localized: false, description: 'Their address, starting with https://.' }),
      validate: httpsAddress,
    } as TextField,
  ],
})
