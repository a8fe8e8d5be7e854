/** What the icons show: the foundation's mark, or the first letter of its name. */
import { createHash } from 'node:crypto'
import { paletteOf } from '@/lib/shared/colour/palette'
import type { ImagePath, SiteSettings } from '@/lib/shared/content/types'

export interface IconSource {
  mark: ImagePath
  /** As readers count letters, with its vowel sign; '' where the name has none. */
  letter: string
  /** What the letter stands on, and it and the ground of a mark. */
  ink: string
  paper: string
}

/** To be raised with every change of how icons are drawn, so that browsers fetch them anew. */
const DRAWING = 1

export function iconSourceOf({ mark, name, colours }: Pick<SiteSettings, 'mark' | 'name' | 'colours'>): IconSource {
  const signs = [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(name)].map(({ segment }) => segment)
  const letter = signs.find((sign) => /^\p{L}/u.test(sign)) ?? ''
  const { ink, paper } = paletteOf(colours)
  return { mark, letter: letter.toLocaleUpperCase('en'), ink, paper }
}

/** Version of the icons, for their addresses: a hash of all that they show. */
export function iconVersion(source: IconSource): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, source]))
    .digest('base64url')
    .slice(0, 10)
}
