import type { GlobalConfig } from 'payload'
import { isAllowed, may } from '@/lib/access/rights/authorization'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markGlobalChanged } from '@/lib/platform/payload/mark-changed'
import { optionsOf } from '@/lib/platform/payload/options'
import { DEFAULT_COUNTRIES } from '@/lib/shared/money/countries'
import { CURRENCIES } from '@/lib/shared/money/kinds'
import { COPYRIGHT_YEAR, DEFAULT_EMAIL, DEFAULT_NAME } from '@/lib/shared/site'
import { httpsAddress } from '../fields/https-address'
import { image } from '../fields/image'
import { longText, text } from '../fields/text'

/** Access to settings that erase visitors' data or send it elsewhere: only for those who may erase the inbox. */
const inboxErasersOnly = { update: may('inbox', 'delete') }

/** A field for how long visitors’ data are retained, in the unit of its label. */
const retentionField = (name: string, label: string, defaultValue: number, max: number, description: string) =>
  ({
    name,
    type: 'number',
    label,
    defaultValue,
    required: true,
    min: 1,
    max,
    access: inboxErasersOnly,
    admin: { description },
  }) as const

const counterField = (name: string, label: string, defaultValue: number) =>
  ({ name, type: 'number', label, defaultValue, required: true, min: 0 }) as const

/** What the whole site says of the foundation. Starts at the constants of the spec (1, section 9). */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: { group: 'Settings' },
  hooks: { beforeOperation: [lockGlobalOnWrite], afterChange: [markGlobalChanged] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Foundation',
          fields: [
            { ...text('name', { label: 'Name', required: true }), defaultValue: DEFAULT_NAME },
            text('companionName', { label: 'Name in the other script', localized: false }),
            image('logo', { label: 'Logo', description: 'Empty: the drawn logo. Shown 200 pixels wide.' }),
            {
              name: 'copyrightYear',
              type: 'number',
              label: 'Copyright year',
              required: true,
              defaultValue: COPYRIGHT_YEAR,
            },
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              name: 'email',
              type: 'email',
              label: 'E-mail',
              required: true,
              defaultValue: DEFAULT_EMAIL,
              access: inboxErasersOnly,
              admin: {
                description:
                  'Shown to visitors. What they send is mailed here, too, unless the server names another address (MAIL_TO). Administrators change it.',
              },
            },
            {
              name: 'phones',
              type: 'array',
              label: 'Phone numbers',
              admin: { description: 'The first is the helpline.' },
              minRows: 1,
              maxRows: 4,
              defaultValue: [{ number: '+880 1700-000 000' }, { number: '+880 1800-000 000' }],
              fields: [{ name: 'number', type: 'text', label: 'Number', required: true }],
            },
            { ...longText('address', { label: 'Postal address' }), defaultValue: 'Tongi, Gazipur, Bangladesh' },
            {
              name: 'social',
              type: 'group',
              label: 'Social pages',
              admin: { description: 'A network without an address is drawn, but is no link.' },
              fields: (['twitter', 'facebook', 'youtube', 'instagram', 'pinterest'] as const).map((name) => ({
                name,
                type: 'text' as const,
                label: name.charAt(0).toUpperCase() + name.slice(1),
                validate: httpsAddress,
              })),
            },
          ],
        },
        {
          label: 'Home page',
          fields: [
            {
              name: 'counters',
              type: 'group',
              label: 'Counters',
              fields: [
                counterField('totalDonation', 'Total donation (million)', 70),
                counterField('projectsFunded', 'Projects funded (thousand)', 48),
                counterField('kidsNeedHelp', 'Kids need help (per cent)', 38),
                counterField('volunteers', 'Volunteers', 230),
              ],
            },
          ],
        },
        {
          label: 'Forms',
          fields: [
            {
              name: 'countries',
              type: 'textarea',
              label: 'Countries',
              required: true,
              defaultValue: DEFAULT_COUNTRIES.join('\n'),
              admin: { description: 'One a line, in the order of the form.', rows: 12 },
            },
            {
              name: 'currencies',
              type: 'select',
              label: 'Currencies',
              hasMany: true,
              required: true,
              defaultValue: ['USD', 'BDT', 'JPY'],
              options: optionsOf(CURRENCIES),
            },
          ],
        },
        {
          label: 'Privacy',
          description:
            'What visitors sent is erased when its time is over. After a change here, what is older is erased within the hour.',
          admin: { condition: (_data, _siblings, { user }) => isAllowed(user, 'inbox', 'delete') },
          fields: [
            retentionField(
              'messagesKeptMonths',
              'Messages, and gifts that came to nothing (months)',
              24,
              120,
              'From the day they came; gifts from their last change. Gifts whose money was received are kept.',
            ),
            retentionField(
              'registrationsKeptMonths',
              'Volunteers who were declined or left (months)',
              12,
              120,
              'From their last change. New and accepted volunteers are kept.',
            ),
            retentionField(
              'suspectedKeptDays',
              'What was suspected of being spam (days)',
              30,
              365,
              'From its last change. A message that nobody has read is kept three times as long.',
            ),
          ],
        },
      ],
    },
  ],
}
