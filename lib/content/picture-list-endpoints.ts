/** Calls of the list of pictures in the admin, below /api/media. Who may make them, the access matrix says. */
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { LARGEST_ID, type Locale, parseId } from '@/lib/shared/addresses/localized'
import {
  LONGEST_TAG,
  MOST_TAGGED,
  MOST_TAGS,
  PICTURE_FILTERS,
  PICTURE_ORDERS,
} from '@/lib/shared/content/picture-filters'
import { alikePicture, countPictures, listPictures } from './list-pictures'
import { PICTURES } from './references/references-in-fields'

const question = z.object({
  search: z.string().trim().max(100).default(''),
  filter: z.enum(PICTURE_FILTERS).default('all'),
  tag: z.string().max(LONGEST_TAG).default(''),
  order: z.enum(PICTURE_ORDERS).default('newest'),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

const list: Endpoint = {
  path: '/list',
  method: 'get',
  handler: async (req) => {
    const asked = question.safeParse(Object.fromEntries(req.searchParams))
    if (!asked.success) return errorResponse(400)
    const { offset, ...about } = asked.data
    return jsonResponse(await listPictures(req, about, offset))
  },
}

const counts: Endpoint = {
  path: '/counts',
  method: 'get',
  handler: async (req) => jsonResponse(await countPictures(req)),
}

const pictureOf = (req: PayloadRequest) => parseId(String(req.routeParams?.id))

const alike: Endpoint = {
  path: '/:id/alike',
  method: 'get',
  handler: async (req) => {
    const picture = pictureOf(req)
    return picture ? jsonResponse({ picture: await alikePicture(req, picture) }) : errorResponse(404)
  },
}

const description = z.string().trim().min(1).max(300)

/** Writes what a picture shows, in one language or in both. */
const describe = jsonEndpoint(
  '/:id/describe',
  z.object({ en: description.optional(), bn: description.optional() }),
  async (req, texts) => {
    const id = pictureOf(req)
    if (!id) return errorResponse(404)
    await withTransaction(req, async () => {
      for (const locale of ['en', 'bn'] as const satisfies Locale[]) {
        const alt = texts[locale]
        if (alt) await updatePicture(req, id, { alt }, locale)
      }
    })
    return {}
  },
)

const updatePicture = (req: PayloadRequest, id: number, data: object, locale: Locale = 'en') =>
  req.payload.update({ collection: PICTURES, id, data, locale, req, user: req.user, overrideAccess: false, depth: 0 })

const name = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_TAG)
  .regex(/^[^/]+$/)

/** Gives pictures a tag, or takes it from them. */
const tag = jsonEndpoint(
  '/tag',
  z.object({
    ids: z.array(z.int().positive().max(LARGEST_ID)).min(1).max(MOST_TAGGED),
    tag: name,
    does: z.enum(['add', 'remove']),
  }),
  async (req, { ids, tag, does }) => {
    // A picture that has no description yet gets one later.
    req.context.isDescribedLater = true
    return withTransaction(req, async () => {
      const { docs } = await req.payload.find({
        collection: PICTURES,
        where: { id: { in: ids } },
        limit: ids.length,
        depth: 0,
        req,
        user: req.user,
        overrideAccess: false,
      })
      let count = 0
      for (const { id, tags } of docs.toSorted((one, other) => one.id - other.id)) {
        const rest = (tags ?? []).filter((one) => one !== tag)
        if (does === 'remove' && rest.length === (tags ?? []).length) continue
        if (does === 'add' && rest.length >= MOST_TAGS)
          throw publicError(say('content.pictures.tooManyTags', { limit: MOST_TAGS }))
        await updatePicture(req, Number(id), { tags: does === 'add' ? [...rest, tag] : rest })
        count += 1
      }
      return { count }
    })
  },
)

export const pictureListEndpoints: Endpoint[] = [list, counts, tag, alike, describe]
