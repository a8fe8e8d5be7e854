import type { TextField } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { httpsAddress } from '../fields/https-address'
import { image } from '../fields/image'
import { text } from '../fields/text'

/** Partners of the foundation: their logos, in the moving row of the home page. */
export const partners = contentCollection({
  slug: 'partners',
  group: 'home',
  singular: 'content.partners.singular',
  plural: 'content.partners.plural',
  description: 'content.partners.description',
  useAsTitle: 'name',
  columns: ['name', 'logo'],
  fields: [
    text('name', { label: 'content.fields.name', required: true, localized: false }),
    image('logo', { label: 'content.fields.logo', description: 'content.partners.logo' }),
    {
      ...text('url', {
        label: 'content.partners.website',
        localized: false,
        description: 'content.partners.websiteHelp',
      }),
      validate: httpsAddress,
    } as TextField,
  ],
})
