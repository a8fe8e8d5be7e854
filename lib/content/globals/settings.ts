import type { GlobalConfig } from 'payload'
import { isAllowed, may } from '@/lib/access/rights/authorization'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markGlobalChanged } from '@/lib/platform/payload/mark-changed'
import { numberInput } from '@/lib/platform/payload/number-input'
import { COUNTERS, pictureField, SITE_PICTURES } from '@/lib/shared/content/types'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { DEFAULT_COUNTRIES } from '@/lib/shared/money/countries'
import { CURRENCIES } from '@/lib/shared/money/currency'
import { counterFields } from '../fields/counter'
import { image } from '../fields/image'
import { colourFields } from './colours'
import { contactFields, nameFields } from './identity'

/** Access to settings that erase visitors' data: only for those who may erase the inbox. */
const inboxErasersOnly = { update: may('inbox', 'delete') }

type Retained = 'messagesKept' | 'registrationsKept' | 'suspectedKept'

/** A field for how long visitors’ data are retained, in the unit of its label. */
const retentionField = (name: `${Retained}${'Months' | 'Days'}`, what: Retained, defaultValue: number, max: number) =>
  ({
    name,
    type: 'number',
    label: label(`settings.${what}`),
    defaultValue,
    required: true,
    min: 1,
    max,
    access: inboxErasersOnly,
    admin: { description: label(`settings.${what}Help`), components: numberInput },
  }) as const

/** What the whole site says of the foundation. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: label('settings.label'),
  admin: {
    group: adminGroup('settings'),
    components: { elements: { beforeDocumentControls: ['/components/admin/setup/field-opener#FieldOpener'] } },
  },
  hooks: { beforeOperation: [lockGlobalOnWrite], afterChange: [markGlobalChanged] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: labels('settings.tabs.foundation'),
          fields: [
            ...nameFields,
            {
              name: 'copyrightYear',
              type: 'number',
              label: label('settings.copyrightYear'),
              admin: {
                components: numberInput,
                description: label('settings.copyrightYearHelp'),
                condition: (data) => data.placeholders === true,
              },
            },
            {
              name: 'placeholders',
              type: 'checkbox',
              label: label('settings.placeholders'),
              defaultValue: false,
              admin: { description: label('settings.placeholdersHelp') },
            },
          ],
        },
        {
          label: labels('settings.tabs.contact'),
          fields: contactFields,
        },
        {
          label: labels('settings.tabs.colours'),
          description: label('colours.help'),
          fields: [colourFields],
        },
        {
          label: labels('settings.tabs.home'),
          fields: [
            {
              name: 'counters',
              type: 'group',
              label: label('settings.counters'),
              admin: { description: label('settings.countersHelp') },
              fields: COUNTERS.flatMap(counterFields),
            },
          ],
        },
        {
          label: labels('settings.tabs.pictures'),
          description: label('settings.picturesHelp'),
          fields: SITE_PICTURES.map((name) =>
            image(pictureField(name), {
              label: `settings.pictures.${name}`,
              description: `settings.pictures.${name}Help`,
            }),
          ),
        },
        {
          label: labels('settings.tabs.forms'),
          fields: [
            {
              name: 'countries',
              type: 'textarea',
              label: label('settings.countries'),
              required: true,
              defaultValue: DEFAULT_COUNTRIES.join('\n'),
              admin: { description: label('settings.countriesHelp'), rows: 12 },
            },
            {
              name: 'currencies',
              type: 'select',
              label: label('settings.currencies'),
              hasMany: true,
              required: true,
              defaultValue: [...CURRENCIES],
              options: CURRENCIES.map((value) => ({ value, label: label(`pledges.currencies.${value}`) })),
            },
          ],
        },
        {
          label: labels('settings.tabs.privacy'),
          description: label('settings.privacyHelp'),
          admin: { condition: (_data, _siblings, { user }) => isAllowed(user, 'inbox', 'delete') },
          fields: [
            retentionField('messagesKeptMonths', 'messagesKept', 24, 120),
            retentionField('registrationsKeptMonths', 'registrationsKept', 12, 120),
            retentionField('suspectedKeptDays', 'suspectedKept', 30, 365),
          ],
        },
      ],
    },
  ],
}
