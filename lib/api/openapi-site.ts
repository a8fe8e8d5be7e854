/** What the description says of pages, menu and changed words. */
import { BLOCK_KINDS } from '@/lib/content/model/block-shapes'

const text = { type: 'string' }
const orNull = { type: ['string', 'null'] }
const listOf = (items: object) => ({ type: 'array', items })

const whole = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

const block = whole({ id: text, kind: { type: 'string', enum: BLOCK_KINDS } })

export const PAGES_SCHEMA = listOf(
  whole({
    id: { type: 'integer' },
    ...{ path: text, title: text, tagline: text, description: text, category: text },
    ...{ banners: listOf(orNull), image: orNull, section: text, parent: orNull, back: text, bannerTitle: text },
    blocks: listOf(block),
    modifiedAt: { type: 'string', format: 'date-time' },
  }),
)

const link = { page: orNull, path: text, label: text }

export const MENU_SCHEMA = whole({
  items: listOf(whole({ ...link, below: listOf(whole(link)) })),
  footer: listOf(whole(link)),
})

const texts = { type: 'object', additionalProperties: text }

export const WORDS_SCHEMA = whole({ en: texts, bn: texts })
