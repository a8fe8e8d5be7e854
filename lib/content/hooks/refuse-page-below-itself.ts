/** Refuses a page that would stand below itself, by way of other pages too: the way to it would have no beginning. */
import type { CollectionBeforeChangeHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { idOf } from '@/lib/shared/format/related-id'

/** More than any way has. */
const MOST_STEPS = 10

export const refusePageBelowItself: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const own = originalDoc?.id
  let above = idOf(data.parent)
  for (let step = 0; own && above !== null; step += 1) {
    if (above === own || step === MOST_STEPS) throw publicError(say('content.pages.belowItself'))
    const found = await req.payload.db.findOne<{ id: number; parent?: unknown }>({
      collection: 'pages',
      where: { id: { equals: above } },
      req,
    })
    above = idOf(found?.parent)
  }
  return data
}
