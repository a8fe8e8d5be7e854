import type { Field, FieldAccess } from 'payload'
import { isAllowed, isPerson } from '@/lib/access/rights/authorization'
import { say } from '@/lib/platform/calls/say'
import { dayInput } from '@/lib/platform/payload/day-input'
import { label } from '@/lib/shared/i18n/admin/words'
import { longText, text } from './text'

/** Staff in person alone: no program with an API key, and no visitor. */
const byStaff: FieldAccess = ({ req }) => isPerson(req.user) && isAllowed(req.user, 'media', 'update')
const access = { create: byStaff, read: byStaff, update: byStaff }

/** Who is seen in a picture, and who agreed to its being shown, until when. */
export const consent: Field = {
  name: 'consent',
  type: 'group',
  label: label('content.consent.label'),
  admin: { description: label('content.consent.description') },
  access,
  fields: [
    longText('seen', { label: 'content.consent.seen', description: 'content.consent.seenHelp', localized: false }),
    {
      name: 'children',
      type: 'checkbox',
      label: label('content.consent.children'),
      defaultValue: false,
      admin: { description: label('content.consent.childrenHelp') },
    },
    text('by', { label: 'content.consent.by', description: 'content.consent.byHelp', localized: false }),
    {
      name: 'until',
      type: 'date',
      label: label('content.consent.until'),
      index: true,
      validate: (value, { siblingData }) => {
        const { children, by } = siblingData as { children?: boolean; by?: string }
        if (value && Number.isNaN(new Date(value).getTime())) return say('content.news.noDay')
        return Boolean(value) || !(children && by) || say('content.consent.untilMissing')
      },
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: label('content.consent.untilHelp'),
        components: dayInput,
      },
    },
    {
      name: 'takeAway',
      type: 'checkbox',
      label: label('content.consent.takeAway'),
      defaultValue: false,
      admin: { description: label('content.consent.takeAwayHelp') },
    },
  ],
}
