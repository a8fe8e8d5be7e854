/**
 * The blocks of pages: one closed table, kind → its fields. How they are read is in model/block-shapes.ts; what draws each
 * is in components/blocks/pages/registry.tsx.
 */
import type { Block, DateField, Field, NumberField, SelectField } from 'payload'
import { numberInput } from '@/lib/platform/payload/number-input'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { BESIDE, BLOCK_FORMS, type BlockKind, CARD_RECORDS, PEOPLE_SHOWN } from '@/lib/shared/content/pages'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'
import { counterDay } from './fields/counter-day'
import { image } from './fields/image'
import { linkAddress } from './fields/link-address'
import { html, longText, text } from './fields/text'
import { videoAddress } from './fields/video-address'
import { BLOCK_KINDS } from './model/block-shapes'

const heading = text('heading', { label: 'content.fields.heading' })
const headed: Field[] = [
  heading,
  text('companion', { label: 'content.blocks.companion', description: 'content.blocks.companionHelp' }),
]
const leadingOn: Field[] = [
  text('more', { label: 'content.blocks.more', description: 'content.blocks.moreHelp' }),
  linkAddress('link'),
]
const longLine = longText('text', { label: 'content.fields.text' })

/** More rows than anybody reads. */
const MOST_ROWS = 60

const rows = (name: string, row: TextKey, fields: Field[], minRows?: number): Field => ({
  name,
  type: 'array',
  label: label(row),
  labels: rowLabels(row),
  fields,
  maxRows: MOST_ROWS,
  ...(minRows && { minRows }),
})

const choice = <T extends string>(
  name: string,
  title: TextKey,
  options: Record<T, TextKey>,
  start?: T,
): SelectField => ({
  name,
  type: 'select',
  label: label(title),
  options: Object.entries<TextKey>(options).map(([value, words]) => ({ value, label: label(words) })),
  ...(start && { defaultValue: start, required: true }),
})

const card: Field[] = [
  text('title', { label: 'content.fields.title', required: true }),
  longLine,
  text('category', { label: 'content.fields.category' }),
  image('image', { label: 'content.fields.picture' }),
  linkAddress('link'),
]

const checkbox = (name: string, title: TextKey): Field => ({ name, type: 'checkbox', label: label(title) })

const figure: NumberField = {
  name: 'value',
  type: 'number',
  label: label('content.blocks.figure'),
  required: true,
  min: 0,
  admin: { components: numberInput },
}

const day: DateField = { ...counterDay('date', () => true), required: true }

const videoLine: Field = {
  name: 'address',
  type: 'text',
  label: requiredLabel('content.galleryVideos.address'),
  validate: videoAddress,
  admin: { description: label('content.galleryVideos.addressHelp') },
}

const FIELDS: Record<BlockKind, Field[]> = {
  text: [html('text', { label: 'content.fields.text', required: true })],
  quote: [
    longText('text', { label: 'content.fields.text', required: true }),
    text('by', { label: 'content.blocks.by' }),
  ],
  share: [],
  donateBox: [
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      label: label('content.campaigns.singular'),
      admin: { description: label('content.blocks.campaignHelp') },
    },
  ],
  facts: [
    heading,
    rows('facts', 'content.blocks.facts', [
      text('name', { label: 'content.fields.name', required: true }),
      text('value', { label: 'content.blocks.value', required: true }),
    ]),
  ],
  beside: [heading, choice('of', 'content.blocks.shows', optionsOf(BESIDE, 'content.blocks.besides'), 'pages')],
  cards: [
    ...headed,
    choice('of', 'content.blocks.records', optionsOf(CARD_RECORDS, 'content.blocks.recordKinds')),
    rows('cards', 'content.blocks.cards', card),
    checkbox('large', 'content.blocks.large'),
    checkbox('tinted', 'content.blocks.tinted'),
  ],
  campaigns: [...headed, rows('entries', 'content.blocks.entries', card)],
  people: [
    ...headed,
    choice('role', 'content.people.role', optionsOf(PEOPLE_SHOWN, 'content.people.roles'), 'management'),
  ],
  questions: [
    heading,
    rows('questions', 'content.faqs.plural', [
      text('question', { label: 'content.faqs.question', required: true }),
      longText('answer', { label: 'content.faqs.answer', required: true }),
    ]),
  ],
  gallery: [
    ...headed,
    longLine,
    rows('pictures', 'content.pictures.plural', [image('image', { label: 'content.fields.picture' })]),
    ...leadingOn,
  ],
  videos: [...headed, longLine, rows('videos', 'content.galleryVideos.plural', [videoLine]), ...leadingOn],
  counters: [
    rows(
      'counters',
      'content.blocks.counters',
      [
        text('label', { label: 'content.fields.name', required: true }),
        figure,
        text('unit', { label: 'content.blocks.unit' }),
        text('source', { label: 'content.blocks.source', required: true, description: 'content.blocks.sourceHelp' }),
        day,
      ],
      1,
    ),
  ],
  files: [
    heading,
    rows(
      'files',
      'content.blocks.files',
      [
        text('name', { label: 'content.fields.name', required: true }),
        { name: 'file', type: 'upload', relationTo: 'files', label: label('content.files.singular') },
        linkAddress('address', ({ file }) => !file),
      ],
      1,
    ),
  ],
  map: [text('address', { label: 'content.blocks.address', description: 'content.blocks.addressHelp' })],
  form: [...headed, choice('form', 'content.blocks.form', optionsOf(BLOCK_FORMS, 'content.blocks.forms'), 'contact')],
}

function optionsOf<T extends string, P extends string>(values: readonly T[], prefix: P): Record<T, `${P}.${T}`> {
  return Object.fromEntries(values.map((value) => [value, `${prefix}.${value}`])) as Record<T, `${P}.${T}`>
}

/** Every kind of block as Payload's configuration names it. */
export const pageBlocks = (): Block[] =>
  BLOCK_KINDS.map((kind) => {
    const title = label(`content.blocks.kinds.${kind}`)
    return { slug: kind, labels: { singular: title, plural: title }, fields: FIELDS[kind] }
  })
