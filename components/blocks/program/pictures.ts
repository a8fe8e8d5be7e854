import type { ImageIndex, ImageMeta } from '@/lib/shared/content/types'
import placeholders from '../placeholders.json'
import type { ProgramsCopy } from './use-programs'

/** A picture of public/images/programs; its text is in the copy, in both languages. */
export type PictureName = keyof ProgramsCopy['pictures']

/** Those of banners, which are as wide as the page. */
const WIDE: readonly PictureName[] = [
  'nightschool',
  'slates',
  'weaver',
  'market',
  'sewing-class',
  'tubewell',
  'planting',
  'mangrove',
  'birthday',
  'long-table',
  'oldhome',
  'carrom',
  'clinic',
  'cancer-care',
]

/** Height over width, where it is not that of most. */
const SHAPES: Partial<Record<PictureName, number>> = {
  kantha: 1,
  paddywalk: 1 / 2,
  river: 1 / 2,
  'village-fair': 1 / 2,
}

/** Where a picture lies. */
export function pathOf(name: PictureName): `images/programs/${PictureName}.webp` {
  return `images/programs/${name}.webp`
}

/** What is known of pictures, by their paths. @param alts their texts in the page's language */
export function imagesOf(names: readonly PictureName[], alts: ProgramsCopy['pictures']): ImageIndex {
  return Object.fromEntries(names.map((name) => [pathOf(name), metaOf(name, alts[name])]))
}

function metaOf(name: PictureName, alt: string): ImageMeta {
  const widths = WIDE.includes(name) ? [480, 800, 1200] : [480, 800]
  return { alt, width: 480, height: 480 * (SHAPES[name] ?? 3 / 4), widths, placeholder: placeholders[pathOf(name)] }
}
