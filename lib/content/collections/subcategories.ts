import { contentCollection } from '@/lib/content/content-collection'
import { paths } from '@/lib/shared/addresses/paths'
import { idOf } from '@/lib/shared/format/related-id'
import { label } from '@/lib/shared/i18n/admin/words'
import { cardAndPage } from '../fields/card-and-page'
import { category } from '../fields/category'
import { image, images } from '../fields/image'
import { placement } from '../fields/placement-and-phase'
import { html, longText, text } from '../fields/text'
import { movedAddressHooks } from '../hooks/redirect-moved-record'

const moved = movedAddressHooks({
  collection: 'subcategories',
  addressOf: ({ id, project }) => {
    const projectId = idOf(project)
    return projectId === null ? undefined : paths.subcategory(projectId, Number(id))
  },
})

/** The parts of projects, each with a page. */
export const subcategories = contentCollection({
  slug: 'subcategories',
  group: 'projects',
  singular: 'content.subcategories.singular',
  plural: 'content.subcategories.plural',
  description: 'content.subcategories.description',
  useAsTitle: 'title',
  columns: ['title', 'project', 'category', '_status'],
  article: true,
  beforeChange: [moved.rememberAddress],
  afterChange: [moved.redirectOldAddress],
  afterDelete: [moved.removeRedirectsToAddress],
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: label('content.fields.project'),
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    placement('content.shownOn.subcategories'),
    cardAndPage(
      [
        text('title', { label: 'content.fields.title', required: true }),
        longText('text', { label: 'content.fields.text' }),
        category,
        image('image', { label: 'content.fields.picture' }),
      ],
      [
        text('category', {
          label: 'content.subcategories.bannerCategory',
          description: 'content.subcategories.bannerCategoryHelp',
        }),
        text('title', { label: 'content.fields.heading', description: 'content.subcategories.headingHelp' }),
        html('text', { label: 'content.fields.text' }),
        ...images(4),
      ],
    ),
  ],
})
