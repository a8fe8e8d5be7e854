/** Fields of the settings that say who the foundation is and how it is reached. None has a default: only staff know. */
import type { Field, FieldHook, TextField, TextFieldSingleValidation, UploadField } from 'payload'
import { may } from '@/lib/access/rights/authorization'
import { say } from '@/lib/platform/calls/say'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { cleanLine, isVisible } from '@/lib/shared/format/clean-text'
import { asciiDigits } from '@/lib/shared/format/digits'
import { parsePosition } from '@/lib/shared/format/map-position'
import { label } from '@/lib/shared/i18n/admin/words'
import { httpsAddress } from '../fields/https-address'
import { image } from '../fields/image'
import { logoRule } from '../fields/logo'
import { longText, text } from '../fields/text'

/** A name stands in titles, subjects and on icons: one line of it, or none where nothing can be seen. */
const asOneLine: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const line = cleanLine(value)
  return isVisible(line) ? line : null
}

const named = (field: TextField): TextField => ({ ...field, hooks: { ...field.hooks, beforeValidate: [asOneLine] } })

/** Not checked again while it stays: its file may be away for a moment, and other settings are to be saved. */
const logo = (name: 'logo' | 'logoForDark' | 'mark'): UploadField => ({
  ...image(name, { label: `settings.${name}`, description: `settings.${name}Help` }),
  validate: logoRule,
})

export const nameFields: Field[] = [
  named(text('name', { label: 'settings.name', description: 'settings.nameHelp', maxLength: 200 })),
  named(text('shortName', { label: 'settings.shortName', description: 'settings.shortNameHelp', maxLength: 30 })),
  named(text('companionName', { label: 'settings.companionName', localized: false, maxLength: 200 })),
  longText('tagline', { label: 'settings.tagline', description: 'settings.taglineHelp', maxLength: 160 }),
  logo('logo'),
  logo('logoForDark'),
  logo('mark'),
  longText('registrations', {
    label: 'settings.registrations',
    description: 'settings.registrationsHelp',
    maxLength: 1000,
  }),
]

const positionRule: TextFieldSingleValidation = (value) =>
  !value || parsePosition(value) !== null || say('settings.mapPositionWrong')

const inAsciiDigits: FieldHook = ({ value }) => (typeof value === 'string' ? asciiDigits(value).trim() || null : value)

export const contactFields: Field[] = [
  {
    name: 'email',
    type: 'email',
    label: label('settings.email'),
    // It is where visitors' messages go: only for those who may erase the inbox.
    access: { update: may('inbox', 'delete') },
    admin: { description: label('settings.emailHelp') },
  },
  {
    name: 'phones',
    type: 'array',
    label: label('settings.phones'),
    labels: rowLabels('settings.phone'),
    admin: { description: label('settings.phonesHelp') },
    maxRows: 4,
    fields: [{ name: 'number', type: 'text', label: label('settings.phone'), required: true }],
  },
  longText('address', { label: 'settings.address' }),
  {
    name: 'mapPosition',
    type: 'text',
    label: label('settings.mapPosition'),
    maxLength: 60,
    admin: { description: label('settings.mapPositionHelp') },
    hooks: { beforeValidate: [inAsciiDigits] },
    validate: positionRule,
  },
  longText('openingHours', {
    label: 'settings.openingHours',
    description: 'settings.openingHoursHelp',
    maxLength: 500,
  }),
  longText('answering', { label: 'settings.answering', description: 'settings.answeringHelp', maxLength: 300 }),
  {
    name: 'social',
    type: 'group',
    label: label('settings.social'),
    admin: { description: label('settings.socialHelp') },
    fields: (['twitter', 'facebook', 'youtube', 'instagram', 'pinterest'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: label(`settings.networks.${name}`),
      validate: httpsAddress,
    })),
  },
]
