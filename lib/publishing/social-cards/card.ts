/** A social card: the data that its picture shows, and nothing else. */
import { createHash } from 'node:crypto'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Colours } from '@/lib/shared/colour/palette'
import type { RecordKind } from '@/lib/shared/content/record-head'
import type { ImagePath } from '@/lib/shared/content/types'
import type { Program } from '@/lib/shared/format/program'

/** What messengers ask for (Open Graph; X's summary_large_image), in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface SocialCard {
  /** `site` stands for every page that has no picture of its own. */
  kind: RecordKind | 'site'
  locale: Locale
  /** The logo is the mark where there is one: the name stands beside it. */
  foundation: { name: string; companionName: string; logo: ImagePath }
  colours: Colours
  title: string
  /** The kind, with day and place; of the site its tagline. */
  line: string
  /** Gives the line its colour. */
  program: Program | null
  /** What was given of a campaign's goal. */
  raised: { percent: number; text: string } | null
  picture: ImagePath
}

/** To be raised with every change of how pictures are drawn, so that messengers fetch them anew. */
const DRAWING = 2

/** Version of a social card, for its address: a hash of all that it shows. */
export function cardVersion(card: SocialCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 10)
}
