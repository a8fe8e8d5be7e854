import { contentCollection } from '@/lib/content/content-collection'
import { say } from '@/lib/platform/calls/say'
import { dayInput } from '@/lib/platform/payload/day-input'
import { label } from '@/lib/shared/i18n/admin/words'
import { articleTabs } from '../fields/article-tabs'
import { phase } from '../fields/placement-and-phase'
import { text } from '../fields/text'

const time = {
  position: 'sidebar',
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
  components: dayInput,
} as const

/** Events, newest first, each with a page. */
export const events = contentCollection({
  slug: 'events',
  group: 'events',
  singular: 'content.events.singular',
  plural: 'content.events.plural',
  description: 'content.events.description',
  useAsTitle: 'title',
  columns: ['title', 'phase', 'startsAt', '_status'],
  article: true,
  ordered: false,
  fields: [
    phase('upcoming'),
    {
      name: 'startsAt',
      type: 'date',
      label: label('content.events.starts'),
      index: true,
      admin: time,
    },
    {
      name: 'endsAt',
      type: 'date',
      label: label('content.events.ends'),
      admin: time,
      validate: (value, { siblingData }) => {
        const start = (siblingData as { startsAt?: string }).startsAt
        return !value || !start || new Date(value) >= new Date(start) || say('content.events.endsBefore')
      },
    },
    { ...text('place', { label: 'content.events.place' }), admin: { position: 'sidebar' } },
    articleTabs(),
  ],
})
