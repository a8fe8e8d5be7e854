import type { CollectionAfterDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { recordChange } from '@/lib/platform/database/transactions'
import { placement } from '../fields/choices'
import { image, images } from '../fields/image'
import { cardAndPage } from '../fields/page-tab'
import { html, longText, text } from '../fields/text'
import { keepIntroduced } from '../hooks/keep-introduced'
import { forgetAddress, leadToNewAddress, rememberAddress } from '../hooks/moved-subcategory'

const category = text('category', {
  label: 'Category',
  description: 'Health, Education, Microcredit, Improving Quality Of Life, Environment, Orphanage or Old Home.',
})

/** The database takes a deleted project out of what belonged to it. */
const BELONGING = ['subcategories', 'intros'] as const

/** Whoever deletes one of those meanwhile would wait for this, and this for them. */
const waitsForWhatBelongsToIt: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'delete') for (const collection of BELONGING) await lockRecord(req, collection, null)
}

/** So those lists have changed as well. */
const changesWhatBelongedToIt: CollectionAfterDeleteHook = async ({ req }) => {
  for (const collection of BELONGING) await recordChange(req, collection)
}

export const projects = contentCollection({
  slug: 'projects',
  group: 'Projects',
  singular: 'Project',
  plural: 'Projects',
  description: 'The foundation’s projects. Drag to put them in order.',
  useAsTitle: 'title',
  columns: ['title', 'category', 'pages', '_status'],
  article: true,
  beforeOperation: [waitsForWhatBelongsToIt],
  beforeDelete: [keepIntroduced],
  afterDelete: [changesWhatBelongedToIt],
  fields: [
    placement({
      none: 'among Our Projects, on the home page and on the page of projects',
      Home: 'on the home page, in a block of its own',
      Donation: 'beside the donate form',
      Footer:
        'in the list at the foot of every page. A project that is given any of these is no longer among Our Projects',
    }),
    cardAndPage(
      [text('title', { label: 'Title', required: true }), longText('text', { label: 'Text' }), category, ...images(3)],
      [text('title', { label: 'Heading' }), html('text', { label: 'Text' }), ...images(4)],
    ),
  ],
})

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
  afterChange: [leadToNewAddress],
  afterDelete: [forgetAddress],
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

export const health = contentCollection({
  slug: 'health',
  group: 'Projects',
  singular: 'Health program',
  plural: 'Health programs',
  description: 'Clinics and other health programs.',
  useAsTitle: 'title',
  columns: ['title', 'category', '_status'],
  article: true,
  fields: [
    cardAndPage(
      [
        text('title', { label: 'Title', required: true }),
        longText('text', { label: 'Text' }),
        category,
        image('image', { label: 'Picture' }),
      ],
      [text('title', { label: 'Heading' }), html('text', { label: 'Text' }), image('image', { label: 'Picture' })],
    ),
  ],
})
