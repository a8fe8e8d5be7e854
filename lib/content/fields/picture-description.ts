import type { PayloadRequest, TextField, Validate } from 'payload'
import { text } from './text'

const required = text('alt', {
  label: 'content.pictures.alt',
  required: true,
  description: 'content.pictures.altHelp',
})

/** Whether what the picture shows is written once it is there: many are sent at once, and described meanwhile. */
const isDescribedLater = ({ query, context }: Partial<PayloadRequest>): boolean =>
  query?.describe === 'later' || context?.isDescribedLater === true

/** What a picture shows, for people who cannot see it; its field writes both languages. */
const description: TextField = {
  ...required,
  admin: { components: { Field: '/components/admin/pictures/form-fields#PictureDescriptionField' } },
  validate: ((value: unknown, options: Parameters<Validate>[1]) => {
    const isMissing = typeof value !== 'string' || value.trim() === ''
    return (isMissing && isDescribedLater(options.req)) || (required.validate as Validate)(value, options)
  }) as TextField['validate'],
} as TextField

/** The same in the language that the form is not in, on its way to be saved (hooks/describe-elsewhere.ts). */
const descriptionElsewhere: TextField = {
  ...text('altElsewhere', { label: 'content.pictures.alt', localized: false }),
  virtual: true,
  admin: { hidden: true },
} as TextField

export const descriptions = [description, descriptionElsewhere]
