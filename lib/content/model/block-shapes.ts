/**
 * How the fields of each kind of block are read: the table of lib/content/blocks.ts without Payload, which pages must not
 * load.
 */
import type { BlockFields, BlockKind } from '@/lib/shared/content/pages'

/** 'pictures' are rows of one picture each; an object stands for rows with these fields. */
export type Shape = 'text' | 'picture' | 'file' | 'pictures' | 'related' | 'number' | 'flag' | Rows

interface Rows {
  readonly [field: string]: 'text' | 'picture' | 'number' | 'file'
}

const headed = { heading: 'text', companion: 'text' } as const
const leadingOn = { more: 'text', link: 'text' } as const
const card = { title: 'text', text: 'text', category: 'text', image: 'picture', link: 'text' } as const

export const BLOCK_SHAPES: { readonly [K in BlockKind]: { readonly [F in keyof BlockFields[K]]: Shape } } = {
  text: { text: 'text' },
  quote: { text: 'text', by: 'text' },
  share: {},
  donateBox: { campaign: 'related' },
  facts: { heading: 'text', facts: { name: 'text', value: 'text' } },
  beside: { heading: 'text', of: 'text' },
  cards: { ...headed, of: 'text', cards: card, large: 'flag', tinted: 'flag' },
  campaigns: { ...headed, entries: card },
  people: { ...headed, role: 'text' },
  questions: { heading: 'text', questions: { question: 'text', answer: 'text' } },
  gallery: { ...headed, text: 'text', pictures: 'pictures', ...leadingOn },
  videos: { ...headed, text: 'text', videos: { address: 'text' }, ...leadingOn },
  counters: { counters: { label: 'text', value: 'number', unit: 'text', source: 'text', date: 'text' } },
  files: { heading: 'text', files: { name: 'text', address: 'text', file: 'file' } },
  map: { address: 'text' },
  form: { ...headed, form: 'text' },
}

export const BLOCK_KINDS = Object.keys(BLOCK_SHAPES) as BlockKind[]
