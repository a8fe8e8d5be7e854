import type { CollectionAfterDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { contentCollection } from '@/lib/content/content-collection'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { markChanged } from '@/lib/platform/database/transactions'
import { cardAndPage } from '../fields/card-and-page'
import { category } from '../fields/category'
import { images } from '../fields/image'
import { placement } from '../fields/placement-and-phase'
import { places } from '../fields/places'
import { html, longText, text } from '../fields/text'
import { refuseDeletionWithIntros } from '../hooks/refuse-deletion-with-intros'
import { usesEndpoint } from '../record-endpoints'
import { refuseDeletionInUse } from '../refuse-deletion-in-use'

/** Collections whose records refer to a project; the database clears that reference when the project is deleted. */
const CHILDREN = ['subcategories', 'intros'] as const

/** Locks the children before a project is deleted: deleting one of them meanwhile would deadlock. */
const lockChildren: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'delete') for (const collection of CHILDREN) await lockRecord(req, collection, null)
}

/** So those lists have changed as well. */
const recordChangeOfChildren: CollectionAfterDeleteHook = async ({ req }) => {
  for (const collection of CHILDREN) await markChanged(req, collection)
}

/** The foundation's projects, each with a page. */
export const projects = contentCollection({
  slug: 'projects',
  group: 'projects',
  singular: 'content.projects.singular',
  plural: 'content.projects.plural',
  description: 'content.projects.description',
  useAsTitle: 'title',
  columns: ['title', 'category', 'pages', '_status'],
  article: true,
  beforeOperation: [lockChildren],
  // Its parts and introductions have a rule of their own.
  beforeDelete: [refuseDeletionWithIntros, refuseDeletionInUse(CHILDREN)],
  afterDelete: [recordChangeOfChildren],
  endpoints: [usesEndpoint('projects')],
  fields: [
    placement('content.shownOn.projects'),
    cardAndPage(
      [
        text('title', { label: 'content.fields.title', required: true }),
        longText('text', { label: 'content.fields.text' }),
        category,
        ...images(3),
      ],
      [
        text('title', { label: 'content.fields.heading' }),
        html('text', { label: 'content.fields.text' }),
        ...images(4),
      ],
    ),
    places,
  ],
})
