import { contentCollection } from '@/lib/content/content-collection'
import { cardAndPage } from '../fields/card-and-page'
import { category } from '../fields/category'
import { image, images } from '../fields/image'
import { placement } from '../fields/placement-and-phase'
import { html, longText, text } from '../fields/text'
import { redirectOldAddress, rememberAddress, removeRedirectsToAddress } from '../hooks/redirect-moved-subcategory'

/** The parts of projects, each with a page. */
export const subcategories = contentCollection({
  slug: 'subcategories',
  group: 'Projects',
  singular: 'Project subcategory',
  plural: 'Project subcategories',
  description: 'The parts of a project, each with a page of its own.',
  useAsTitle: 'title',
  columns: ['title', 'project', 'category', '_status'],
  article: true,
  beforeChange: [rememberAddress],
  afterChange: [redirectOldAddress],
  afterDelete: [removeRedirectsToAddress],
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: 'Project',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    placement({
      none: 'on its project’s page alone, where it always is',
      Home: 'on the home page as well, beside the projects that have a block of their own there',
      Donation: 'beside the donate form as well',
      Footer: 'in the list at the foot of every page as well',
    }),
    cardAndPage(
      [
        text('title', { label: 'Title', required: true }),
        longText('text', { label: 'Text' }),
        category,
        image('image', { label: 'Picture' }),
      ],
      [
        text('category', { label: 'Category on the banner', description: 'Empty: the card’s category.' }),
        text('title', { label: 'Heading', description: 'Empty: the card’s title.' }),
        html('text', { label: 'Text' }),
        ...images(4),
      ],
    ),
  ],
})
