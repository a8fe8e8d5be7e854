/** Refuses to delete what others name, and says where it stands: they would be left with a hole, or a link that leads nowhere. */
import type { CollectionBeforeDeleteHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { LEAVES_WITH_LINKS } from './page-links'
import { usageList, usagesOf } from './references/usages'

/** @param without collections whose records do without it */
export const refuseDeletionInUse =
  (without: readonly string[] = []): CollectionBeforeDeleteHook =>
  async ({ id, collection, context, req }) => {
    if (context[LEAVES_WITH_LINKS]) return
    const places = (await usagesOf(req, collection.slug, Number(id))).filter(({ holder }) => !without.includes(holder))
    if (places.length > 0)
      throw publicError(say('content.records.used', { places: usageList(places) }), 409, { places })
  }
