/** Cache of drawn social cards, by their version. Two are drawn at a time. */
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { getImages } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import type { ImagePath } from '@/lib/shared/content/types'
import { LOGO, placeOf } from './background'
import { cardVersion, type SocialCard } from './card'
import { type CardPictures, drawCard } from './draw'
import { pictureOrNone } from './picture-bytes'
import { copyFor, type Place } from './smallest-copy'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 32 * MEGABYTE
/** Drawing takes a core for a moment: pages must go on being answered beside it. */
const TOGETHER = 2
/** Length of the queue; further requests are refused, since they would hold the front's connections for seconds. */
const WAITING = 30
/** A picture of which something could not be read is soon tried again. */
const INCOMPLETE_MS = 30_000
/** Another server may put another picture under an address. */
const LIFETIME_MS = 10 * 60_000

const drawing = bulkhead(TOGETHER, WAITING)

const cards = new LRUCache<string, Buffer, SocialCard>({
  maxSize: MAX_BYTES,
  sizeCalculation: (jpeg) => jpeg.length + 1024,
  ttl: LIFETIME_MS,
  fetchMethod: (_version, _stale, { context, options }) =>
    drawing.execute(async () => {
      const { jpeg, complete } = await drawWithPictures(context)
      if (!complete) options.ttl = INCOMPLETE_MS
      return jpeg
    }),
})

/** A picture as a JPEG, drawn now or before; undefined when too many are being drawn. @throws when it cannot be drawn at all */
export async function cachedCard(card: SocialCard): Promise<Buffer | undefined> {
  try {
    return await cards.forceFetch(cardVersion(card), { context: card })
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return undefined
    throw error
  }
}

/** Draws a card with its pictures, or without those that are missing or damaged. */
async function drawWithPictures(card: SocialCard): Promise<{ jpeg: Buffer; complete: boolean }> {
  const given = [card.picture, card.foundation.logo]
  const known = await getImages(
    given.filter((path): path is string => path !== null),
    card.locale,
  )
  const read = (path: ImagePath, place: Place) => pictureOrNone(path && copyFor(path, known[path], place))
  const [picture, logo] = await Promise.all([read(card.picture, placeOf(card.kind)), read(card.foundation.logo, LOGO)])
  const pictures: CardPictures = { picture: picture.bytes, logo: logo.bytes }
  try {
    return { jpeg: await drawCard(card, pictures), complete: !picture.failed && !logo.failed }
  } catch (error) {
    log.warn({ err: error, image: card.picture }, 'A picture is damaged, and is not in its card.')
    return { jpeg: await drawCard(card, { picture: null, logo: null }), complete: false }
  }
}
