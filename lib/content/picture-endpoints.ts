/** Calls of a picture's form in the admin, below /api/media/:id. Who may make them, the access matrix says. */
import type { Endpoint, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { jsonEndpoint } from '@/lib/platform/calls/json-endpoint'
import { errorResponse, jsonResponse, PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { LARGEST_ID, parseId } from '@/lib/shared/addresses/localized'
import { formerNamesOf } from './media/current-pictures'
import { neededWidth } from './references/needed-widths'
import { PICTURES } from './references/references-in-fields'
import { type Usage, usagesOf } from './references/usages'
import { bringBackFile, formerFile, originalBytes, withdrawPicture } from './withdraw-picture'

/** What the form shows beside the picture's own fields. */
export interface PictureState {
  usages: PlacedUsage[]
  /** Names of the files that it had before, the newest first. */
  former: string[]
  /** ISO time; null for a picture that is there. */
  withdrawnAt: string | null
}

interface PlacedUsage extends Usage {
  /** The width that the place needs, in pixels, where the picture is narrower; null where it is wide enough. */
  needs: number | null
}

const pictureOf = (req: PayloadRequest) => parseId(String(req.routeParams?.id))

const uses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const picture = pictureOf(req)
    if (!picture) return errorResponse(404)
    const { docs } = await req.payload.find({
      collection: PICTURES,
      where: { id: { equals: picture } },
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    const [stored] = docs
    if (!stored) return errorResponse(404)
    const usages = await withTransaction(req, () => usagesOf(req, PICTURES, picture))
    const width = Number(stored.width)
    const needOf = (holder: string) => (width < neededWidth(holder) ? neededWidth(holder) : null)
    const state: PictureState = {
      usages: usages.map((usage) => ({ ...usage, needs: needOf(usage.holder) })),
      former: formerNamesOf(stored).toReversed(),
      withdrawnAt: stored.withdrawnAt ?? null,
    }
    return jsonResponse(state)
  },
}

const FORMER_WIDTH = 480
const WHOLE_WIDTH = 1200

/** @param width in pixels */
async function sendSmaller(bytes: Buffer | null, width: number): Promise<Response> {
  if (!bytes) return errorResponse(404)
  const small = await sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp().toBuffer()
  return new Response(new Uint8Array(small), {
    headers: { 'content-type': 'image/webp', 'cache-control': PRIVATE_NO_STORE },
  })
}

/** A file that a picture had before, small, for those who may bring it back. */
const former: Endpoint = {
  path: '/:id/former/:name',
  method: 'get',
  handler: async (req) => {
    const picture = pictureOf(req)
    const bytes = !picture ? null : await formerFile(req, picture, String(req.routeParams?.name))
    return sendSmaller(bytes, FORMER_WIDTH)
  },
}

/** What a picture is made of, whole also where it is cropped, for those who may crop it otherwise. */
const whole: Endpoint = {
  path: '/:id/whole',
  method: 'get',
  handler: async (req) => {
    const picture = pictureOf(req)
    return sendSmaller(picture ? await originalBytes(req, picture) : null, WHOLE_WIDTH)
  },
}

const change = <T extends z.ZodType>(
  path: string,
  schema: T,
  work: (req: PayloadRequest, picture: number, asked: z.infer<T>) => Promise<void>,
): Endpoint =>
  jsonEndpoint(`/:id/${path}`, schema, async (req, asked) => {
    const picture = pictureOf(req)
    if (!picture) return errorResponse(404)
    await work(req, picture, asked)
    return {}
  })

export const pictureEndpoints: Endpoint[] = [
  uses,
  former,
  whole,
  change(
    'take-away',
    z.object({ instead: z.int().positive().max(LARGEST_ID).nullable() }),
    (req, picture, { instead }) => withdrawPicture(req, picture, instead),
  ),
  change('bring-back', z.object({ name: z.string().max(200) }), (req, picture, { name }) =>
    bringBackFile(req, picture, name),
  ),
]
