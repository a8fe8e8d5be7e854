import { contentCollection } from '@/lib/content/content-collection'
import { articleTabs } from '../fields/article-tabs'
import { phase } from '../fields/placement-and-phase'
import { text } from '../fields/text'

const time = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' } as const

/** Events, newest first, each with a page. */
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
    articleTabs(),
  ],
})
