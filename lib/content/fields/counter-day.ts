import type { DateField, DateFieldValidation } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { dayInput } from '@/lib/platform/payload/day-input'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'
import { label } from '@/lib/shared/i18n/admin/words'

type Context = Parameters<DateFieldValidation>[1]

/** Of when a figure is: a day that has come. @param isNeeded whether it has to be there */
export const counterDay = (name: string, isNeeded: (context: Context) => boolean): DateField => ({
  name,
  type: 'date',
  label: label('settings.counterDate'),
  validate: (value, context) => {
    if (!value) return !isNeeded(context as Context) || say('settings.counterDateMissing')
    const day = new Date(value)
    if (Number.isNaN(day.getTime())) return say('content.news.noDay')
    return dhakaDay(day) <= dhakaDay(new Date()) || say('settings.counterDateToCome')
  },
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, components: dayInput },
})
