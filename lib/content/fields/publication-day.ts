import type { DateField, DateFieldValidation } from 'payload'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'

const NOT_YET =
  'This day is still to come in Bangladesh, and the site publishes nothing by itself: visitors would read it at once. Keep it as a draft until then, or choose today or an earlier day.'

/** Only what is published is asked: a draft may be prepared for a day that is still to come. */
const notStillToCome: DateFieldValidation = (value, { data }) => {
  if (!value) return true
  const day = new Date(value)
  if (Number.isNaN(day.getTime())) return 'This is no day.'
  // Taking something back must be possible, whatever day it has.
  const isDraft = (data as { _status?: string } | undefined)?._status === 'draft'
  return isDraft || dhakaDay(day) <= dhakaDay(new Date()) || NOT_YET
}

/** The day that stands beside a news item, by the calendar of Dhaka. */
export const publicationDay: DateField = {
  name: 'date',
  type: 'date',
  label: 'Day of publication',
  index: true,
  defaultValue: () => new Date().toISOString(),
  validate: notStillToCome,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    description: 'It says when, and publishes nothing by itself: a day that is still to come is for drafts alone.',
  },
}
