import { pageBlocks } from '@/lib/content/blocks'
import { contentCollection } from '@/lib/content/content-collection'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { PAGE_SECTIONS } from '@/lib/shared/addresses/fixed-pages'
import { label } from '@/lib/shared/i18n/admin/words'
import { image } from '../fields/image'
import { pageAddress } from '../fields/page-address'
import { longText, text } from '../fields/text'
import { leaveMenu } from '../hooks/leave-menu'
import { movedAddressHooks } from '../hooks/redirect-moved-record'
import { refuseDeletionOfLinkedPage } from '../hooks/refuse-deletion-of-linked-page'
import { refusePageBelowItself } from '../hooks/refuse-page-below-itself'

const moved = movedAddressHooks({
  collection: 'pages',
  addressOf: ({ path }) => (typeof path === 'string' ? path : undefined),
})

/** Pages made of blocks: those of the specification that hold words alone, and whatever pages editors add. */
export const pages = contentCollection({
  slug: 'pages',
  group: 'home',
  singular: 'content.pages.singular',
  plural: 'content.pages.plural',
  description: 'content.pages.description',
  useAsTitle: 'title',
  columns: ['title', 'path', 'section', '_status'],
  article: true,
  beforeChange: [refusePageBelowItself, moved.rememberAddress],
  beforeDelete: [refuseDeletionOfLinkedPage, leaveMenu],
  afterChange: [moved.redirectOldAddress],
  afterDelete: [moved.removeRedirectsToAddress],
  fields: [
    pageAddress,
    {
      name: 'section',
      type: 'select',
      label: label('content.pages.section'),
      options: PAGE_SECTIONS.map((value) => ({ value, label: label(`content.pages.sections.${value}`) })),
      admin: { position: 'sidebar', description: label('content.pages.sectionHelp') },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: label('content.pages.parent'),
      admin: { position: 'sidebar', description: label('content.pages.parentHelp') },
    },
    text('title', { label: 'content.fields.title', required: true, maxLength: 150 }),
    text('tagline', { label: 'content.pages.tagline', description: 'content.pages.taglineHelp' }),
    longText('description', {
      label: 'content.pages.search',
      description: 'content.pages.searchHelp',
      maxLength: 300,
    }),
    text('category', { label: 'content.fields.category', description: 'content.pages.categoryHelp' }),
    {
      name: 'banners',
      type: 'array',
      label: label('content.pages.banners'),
      labels: rowLabels('content.fields.picture'),
      maxRows: 3,
      fields: [image('image', { label: 'content.fields.picture' })],
    },
    image('image', { label: 'content.fields.picture', description: 'content.pages.imageHelp' }),
    text('bannerTitle', { label: 'content.pages.bannerTitle', description: 'content.pages.bannerTitleHelp' }),
    text('back', { label: 'content.pages.back', description: 'content.pages.backHelp' }),
    {
      name: 'blocks',
      type: 'blocks',
      label: label('content.pages.blocks'),
      labels: { singular: label('content.pages.block'), plural: label('content.pages.blocks') },
      blocks: pageBlocks(),
      maxRows: 40,
    },
  ],
})
