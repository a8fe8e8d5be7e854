import type { Field } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'

/** Options of a field that staff cannot change: what a visitor wrote stays as it was written. */
export const readOnly = { access: { update: () => false }, admin: { readOnly: true } } as const

/** E-mail field that the form has validated already: Payload's validation refuses letters other than A to Z. */
export const visitorEmailField = (name: string): Field => ({
  name,
  type: 'email',
  label: label('inbox.fields.email'),
  validate: () => true,
  ...readOnly,
})

/** Fields of every collection that stores a form: language and reasons for suspicion. */
export const submissionFields: Field[] = [
  {
    name: 'locale',
    type: 'select',
    label: label('inbox.fields.language'),
    required: true,
    defaultValue: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'bn', label: 'বাংলা' },
    ],
    access: readOnly.access,
    admin: { position: 'sidebar', readOnly: true, description: label('inbox.fields.languageHint') },
  },
  {
    name: 'suspicion',
    type: 'text',
    label: label('inbox.fields.suspicion'),
    access: readOnly.access,
    admin: { position: 'sidebar', readOnly: true, condition: ({ suspicion }) => Boolean(suspicion) },
  },
]
