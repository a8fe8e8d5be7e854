import type { Field } from 'payload'

/** What a visitor wrote stays as it was written. */
export const unchangeable = { access: { update: () => false }, admin: { readOnly: true } } as const

/** An address that the form has judged already: Payload knows no letters but A to Z, and would refuse its record then. */
export const visitorsEmail = (name: string): Field => ({
  name,
  type: 'email',
  label: 'E-mail',
  validate: () => true,
  ...unchangeable,
})

/** What the site notes of everything that comes in by a form. */
export const receivedFields: Field[] = [
  {
    name: 'locale',
    type: 'select',
    label: 'Language',
    required: true,
    defaultValue: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'bn', label: 'বাংলা' },
    ],
    access: unchangeable.access,
    admin: { position: 'sidebar', readOnly: true, description: 'In which the person used the site, and is answered.' },
  },
  {
    name: 'suspicion',
    type: 'text',
    label: 'Why it was suspected',
    access: unchangeable.access,
    admin: { position: 'sidebar', readOnly: true, condition: ({ suspicion }) => Boolean(suspicion) },
  },
]
