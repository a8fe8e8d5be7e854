import type { DateField, DateFieldValidation } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { dayInput } from '@/lib/platform/payload/day-input'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'
import { label } from '@/lib/shared/i18n/admin/words'

/** Only what is published is asked: a draft may be prepared for a day that is still to come. */
const notStillToCome: DateFieldValidation = (value, { data }) => {
  if (!value) return true
  const day = new Date(value)
  if (Number.isNaN(day.getTime())) return say('content.news.noDay')
  // Taking something back must be possible, whatever day it has.
  const isDraft = (data as { _status?: string } | undefined)?._status === 'draft'
  return isDraft || dhakaDay(day) <= dhakaDay(new Date()) || say('content.news.dayToCome')
}

/** The day that stands beside a news item, by the calendar of Dhaka. */
export const publicationDay: DateField = {
  name: 'date',
  type: 'date',
  label: label('content.news.day'),
  index: true,
  defaultValue: () => new Date().toISOString(),
  validate: notStillToCome,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    components: dayInput,
    description: label('content.news.dayHelp'),
  },
}
