import type { TextField } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { httpsAddress } from '../fields/https-address'
import { image } from '../fields/image'
import { text } from '../fields/text'

/** Partners of the foundation: their logos, in the moving row of the home page. */
export const partners = contentCollection({
  slug: 'partners',
  group: 'Home',
  singular: 'Partner',
  plural: 'Partners',
  description: 'Logos in the moving row of the home page.',
  useAsTitle: 'name',
  columns: ['name', 'logo'],
  fields: [
    text('name', { label: 'Name', required: true, localized: false }),
    image('logo', { label: 'Logo', description: 'On a clear ground, at least 240 pixels wide.' }),
    {
      ...text('url', { label: 'Website', localized: false, description: 'Their address, starting with https://.' }),
      validate: httpsAddress,
    } as TextField,
  ],
})
