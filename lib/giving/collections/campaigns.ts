import type { FieldAccess } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { contentCollection } from '@/lib/content/content-collection'
import { campaignStory, lastDay } from '@/lib/content/fields/campaign-story'
import { image } from '@/lib/content/fields/image'
import { placement } from '@/lib/content/fields/placement-and-phase'
import { places } from '@/lib/content/fields/places'
import { longText, text } from '@/lib/content/fields/text'
import { usesEndpoint } from '@/lib/content/record-endpoints'
import { refuseDeletionInUse } from '@/lib/content/refuse-deletion-in-use'
import { say } from '@/lib/platform/calls/say'
import { numberInput } from '@/lib/platform/payload/number-input'
import { label } from '@/lib/shared/i18n/admin/words'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { optionsNamed } from '../fields/options'
import { refuseCurrencyChange, refuseDeletion } from '../hooks/campaign-guards'

/** Words, pictures and places are the editors'; a treasurer changes figures. */
const editorial: FieldAccess = ({ req }) => isAllowed(req.user, 'content', 'update')

const wholeAmount = (value: unknown) =>
  value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e12)
    ? (true as const)
    : say('pledges.campaigns.goalWhole')

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
  beforeDelete: [refuseDeletion, refuseDeletionInUse()],
  endpoints: [usesEndpoint('campaigns')],
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
    { ...campaignStory, access: { update: editorial } },
    {
      name: 'currency',
      type: 'select',
      label: label('pledges.fields.currency'),
      required: true,
      defaultValue: 'BDT',
      options: optionsNamed(CURRENCIES, (currency) => `pledges.currencies.${currency}`),
      admin: { position: 'sidebar' },
    },
    {
      name: 'goal',
      type: 'number',
      label: label('pledges.campaigns.goal'),
      validate: wholeAmount,
      admin: { position: 'sidebar', description: label('pledges.campaigns.goalHint'), components: numberInput },
    },
    { ...lastDay, access: { update: editorial } },
    {
      name: 'closed',
      type: 'checkbox',
      label: label('pledges.campaigns.closed'),
      defaultValue: false,
      access: { update: editorial },
      admin: { position: 'sidebar', description: label('pledges.campaigns.closedHint') },
    },
    places,
  ],
})
