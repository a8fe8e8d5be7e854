/** News and events: newest first, each with a page. */

import { contentCollection } from '@/lib/content/content-collection'
import { phase } from '../fields/choices'
import { image, images } from '../fields/image'
import { cardAndPage } from '../fields/page-tab'
import { publicationDay } from '../fields/publication-day'
import { html, longText, text } from '../fields/text'

const card = () => [
  text('title', { label: 'Title', required: true }),
  longText('text', { label: 'Text', description: 'Two or three sentences for the card.' }),
  image('image', { label: 'Picture' }),
]

const page = () => [
  text('category', { label: 'Category' }),
  text('title', { label: 'Heading' }),
  html('text', { label: 'Text' }),
  ...images(4),
]

export const news = contentCollection({
  slug: 'news',
  group: 'News',
  singular: 'News item',
  plural: 'News',
  description: 'News and announcements, newest first.',
  useAsTitle: 'title',
  columns: ['title', 'phase', 'date', '_status'],
  article: true,
  ordered: false,
  fields: [phase('latest'), publicationDay, cardAndPage(card(), page())],
})

const time = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' } as const

export const events = contentCollection({
  slug: 'events',
  group: 'Events',
  singular: 'Event',
  plural: 'Events',
  description: 'Events, newest first. A start, an end and a place can be left empty.',
  useAsTitle: 'title',
  columns: ['title', 'phase', 'startsAt', '_status'],
  article: true,
  ordered: false,
  fields: [
    phase('upcoming'),
    { name: 'startsAt', type: 'date', label: 'Starts', index: true, admin: { position: 'sidebar', date: time } },
    {
      name: 'endsAt',
      type: 'date',
      label: 'Ends',
      admin: { position: 'sidebar', date: time },
      validate: (value, { siblingData }) => {
        const start = (siblingData as { startsAt?: string }).startsAt
        return !value || !start || new Date(value) >= new Date(start) || 'An event cannot end before it starts.'
      },
    },
    { ...text('place', { label: 'Place' }), admin: { position: 'sidebar' } },
    cardAndPage(card(), page()),
  ],
})
