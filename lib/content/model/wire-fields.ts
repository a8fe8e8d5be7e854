/** Kinds of fields on the wire, and how to say where each lives in the CMS. */

import { PAGE_HALF } from '@/lib/content/fields/page-half'
import { PLACES } from '@/lib/shared/content/placement'
import type { Phase, Place } from '@/lib/shared/content/types'
import { CURRENCIES, type Currency } from '@/lib/shared/money/currency'
import { currencyOf } from '@/lib/shared/money/format'

/** Whether a field is of the page half of its record. */
export const isHalfField = (field: WireField): field is Extract<WireField, { from: string }> =>
  'from' in field && field.from.startsWith(`${PAGE_HALF}.`)

/**
 * What a field holds, and where: `from` is a path in the CMS record ('detail.title'). `missing` is what another server
 * means that does not give the field.
 */
export type WireField =
  | { kind: 'text' | 'html'; from: string; fallback?: string }
  | { kind: 'image'; from: string }
  | {
      kind: 'choice'
      from: string
      choices: readonly string[]
      empty: boolean
      missing?: string
      /** Which choice a text means; itself where left out. */
      meant?: (text: string) => string | undefined
    }
  | { kind: 'place'; from: string; choices: readonly Place[] }
  | { kind: 'places'; from: string; choices: readonly Place[] }
  | { kind: 'date'; from: string }
  | { kind: 'amount'; from: string }
  | { kind: 'total'; of: 'raised' | 'promised' }
  | { kind: 'parent'; from: string }
  | { kind: 'address'; from: string }
  | { kind: 'self' }

/** Plain text. What is asked of it is the CMS's to say. @param fallback where it is read from while it is empty */
export const text = (from: string, fallback?: string): WireField => ({ kind: 'text', from, fallback })

/** HTML text. */
export const html = (from: string): WireField => ({ kind: 'html', from })

/** A picture; the CMS keeps its id, the wire its path. */
export const image = (from: string): WireField => ({ kind: 'image', from })

/** image1 to image{count} of a record or of its page half. */
export function images<N extends 2 | 3 | 4>(count: N, half = '') {
  const names = ['image1', 'image2', 'image3', 'image4'].slice(0, count)
  return Object.fromEntries(names.map((name) => [name, image(half + name)])) as Record<ImageNames<N>, WireField>
}

type ImageNames<N extends 2 | 3 | 4> =
  | 'image1'
  | 'image2'
  | (N extends 3 | 4 ? 'image3' : never)
  | (N extends 4 ? 'image4' : never)

const places = { from: 'pages', choices: PLACES }

/** Where a record shows: its places in their order, and the first of them by itself, as the spec has it. */
export const placement: { page: WireField; pages: WireField } = {
  page: { kind: 'place', ...places },
  pages: { kind: 'places', ...places },
}

/** Upcoming or latest; stored as phase. */
export const status: WireField = {
  kind: 'choice',
  from: 'phase',
  choices: ['upcoming', 'latest'] satisfies Phase[],
  empty: false,
}

export const currency: WireField = {
  kind: 'choice',
  from: 'currency',
  choices: [...CURRENCIES],
  empty: false,
  missing: 'BDT' satisfies Currency,
  meant: currencyOf,
}

/** A moment, ISO 8601. */
export const date = (from: string): WireField => ({ kind: 'date', from })

/** A whole amount of money in the currency's major unit, or null. */
export const amount = (from: string): WireField => ({ kind: 'amount', from })

/**
 * A sum of money in the currency's major unit that the site works out (lib/giving/books/campaign-totals.ts);
 * nobody writes it.
 */
export const total = (of: 'raised' | 'promised'): WireField => ({ kind: 'total', of })

/** The Id of the record this one belongs to. */
export const parent = (from: string): WireField => ({ kind: 'parent', from })

/** An https address. */
export const address = (from: string): WireField => ({ kind: 'address', from })

/** The record's own Id under another name. */
export const self: WireField = { kind: 'self' }
