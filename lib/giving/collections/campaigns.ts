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
  group: 'Donations',
  singular: 'Campaign',
  plural: 'Campaigns',
  description: 'What visitors can give to. Drag to put them in order.',
  useAsTitle: 'title',
  columns: ['title', 'category', 'pages', 'goal'],
  beforeChange: [refuseCurrencyChange],
  beforeDelete: [refuseDeletion],
  fields: [
    {
      ...placement({
        none: 'on the donation page',
        Home: 'on the home page, and on the donation page only with Donation',
        Donation: 'on the donation page',
        Footer: 'among the links at the foot of every page as well',
      }),
      access: { update: editorial },
    },
    { ...text('title', { label: 'Title', required: true }), access: { update: editorial } },
    { ...longText('text', { label: 'Text' }), access: { update: editorial } },
    {
      ...text('category', { label: 'Category', description: 'One of the seven programs.' }),
      access: { update: editorial },
    },
    { ...image('image', { label: 'Picture' }), access: { update: editorial } },
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
