import type { FieldAccess } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { contentCollection } from '@/lib/content/content-collection'
import { image } from '@/lib/content/fields/image'
import { placement } from '@/lib/content/fields/placement-and-phase'
import { longText, text } from '@/lib/content/fields/text'
import { optionsOf } from '@/lib/platform/payload/options'
import { CURRENCIES } from '@/lib/shared/money/kinds'
import { refuseCurrencyChange, refuseDeletion } from '../hooks/campaign-guards'

/** Words, pictures and places are the editors'; a treasurer changes figures. */
const editorial: FieldAccess = ({ req }) => isAllowed(req.user, 'content', 'update')

const wholeAmount = (value: unknown) =>
  value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e12)
    ? (true as const)
    : 'Please write a whole amount of 0 or more.'

/** Campaigns that visitors give to: their texts, their goals and where they show. */
export const campaigns = contentCollection({
  slug: 'campaigns',
  group: 'donations',
  singular: 'content.campaigns.singular',
  plural: 'content.campaigns.plural',
  description: 'content.campaigns.description',
  useAsTitle: 'title',
  columns: ['title', 'category', 'pages', 'goal'],
  beforeChange: [refuseCurrencyChange],
  beforeDelete: [refuseDeletion],
  fields: [
    {
      ...placement('content.shownOn.campaigns'),
      access: { update: editorial },
    },
    { ...text('title', { label: 'content.fields.title', required: true }), access: { update: editorial } },
    { ...longText('text', { label: 'content.fields.text' }), access: { update: editorial } },
    {
      ...text('category', { label: 'content.fields.category', description: 'content.campaigns.category' }),
      access: { update: editorial },
    },
    { ...image('image', { label: 'content.fields.picture' }), access: { update: editorial } },
    {
      name: 'currency',
      type: 'select',
      label: 'Currency',
      required: true,
      defaultValue: 'BDT',
      options: optionsOf(CURRENCIES),
      admin: { position: 'sidebar' },
    },
    {
      name: 'goal',
      type: 'number',
      label: 'Goal',
      validate: wholeAmount,
      admin: { position: 'sidebar', description: 'A whole amount in the currency. Empty: no bar is drawn.' },
    },
    {
      name: 'closed',
      type: 'checkbox',
      label: 'Closed',
      defaultValue: false,
      access: { update: editorial },
      admin: { position: 'sidebar', description: 'No longer shown on the site. What it received stays in the ledger.' },
    },
  ],
})
