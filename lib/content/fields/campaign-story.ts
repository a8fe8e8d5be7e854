import type { ArrayField, DateField, Field, GroupField, NumberField } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { dayInput } from '@/lib/platform/payload/day-input'
import { numberInput } from '@/lib/platform/payload/number-input'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'
import { CAMPAIGN_STORY } from './story-group'
import { html, longText, text } from './text'

const dayOnly = { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, components: dayInput } as const

/** The last day of a campaign, by the calendar of Dhaka. */
export const lastDay: DateField = {
  name: 'until',
  type: 'date',
  label: label('content.campaigns.until'),
  admin: { ...dayOnly, position: 'sidebar', description: label('content.campaigns.untilHelp') },
}

/** A whole amount of the campaign's currency. */
const amount = (key: TextKey): NumberField => ({
  name: 'amount',
  type: 'number',
  label: requiredLabel(key),
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1e12) || say('content.campaigns.amountWhole'),
  admin: { components: numberInput, width: '30%' },
})

interface Rows {
  title: TextKey
  row: TextKey
  help?: TextKey
  most: number
  fields: Field[]
}

const rows = (name: string, { title, row, help, most, fields }: Rows): ArrayField => ({
  name,
  type: 'array',
  label: label(title),
  labels: rowLabels(row),
  maxRows: most,
  ...(help && { admin: { description: label(help) } }),
  fields,
})

/** What a campaign's page tells: for whom and where, what a sum does, what the money is for, and what has come of it. */
export const campaignStory: GroupField = {
  name: CAMPAIGN_STORY,
  type: 'group',
  label: label('content.campaigns.story'),
  admin: { description: label('content.campaigns.storyHelp') },
  fields: [
    text('who', { label: 'content.campaigns.who', description: 'content.campaigns.whoHelp' }),
    text('where', { label: 'content.campaigns.where' }),
    text('asks', { label: 'content.campaigns.asks', description: 'content.campaigns.asksHelp' }),
    html('text', { label: 'content.campaigns.text', description: 'content.campaigns.textHelp' }),
    longText('outcome', { label: 'content.campaigns.outcome', description: 'content.campaigns.outcomeHelp' }),
    rows('sums', {
      title: 'content.campaigns.sums',
      row: 'content.campaigns.sum',
      help: 'content.campaigns.sumsHelp',
      most: 6,
      fields: [
        amount('content.campaigns.amount'),
        text('does', { label: 'content.campaigns.does', required: true, maxLength: 120 }),
      ],
    }),
    rows('budget', {
      title: 'content.campaigns.budget',
      row: 'content.campaigns.budgetLine',
      most: 20,
      fields: [
        text('name', { label: 'content.campaigns.budgetFor', required: true }),
        amount('content.campaigns.amount'),
      ],
    }),
    rows('updates', {
      title: 'content.campaigns.updates',
      row: 'content.campaigns.update',
      help: 'content.campaigns.updatesHelp',
      most: 40,
      fields: [
        {
          name: 'date',
          type: 'date',
          label: requiredLabel('content.news.day'),
          required: true,
          admin: dayOnly,
        },
        text('title', { label: 'content.fields.title', required: true }),
        longText('text', { label: 'content.fields.text' }),
      ],
    }),
    rows('questions', {
      title: 'content.faqs.plural',
      row: 'content.faqs.singular',
      most: 20,
      fields: [
        text('question', { label: 'content.faqs.question', required: true }),
        longText('answer', { label: 'content.faqs.answer', required: true }),
      ],
    }),
  ],
}
