/** Refuses to delete a project that has introductions: they are shown with that project only. */
import type { CollectionBeforeDeleteHook } from 'payload'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { textIn } from '@/lib/platform/payload/stored-records'

/** As many are named in the refusal. */
const MOST = 3

/**
 * A project is not deleted while introductions belong to it: the database takes it out of them, and as introductions of no
 * project everybody would read them, those of a project that was never published, too.
 */
export const refuseDeletionWithIntros: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'intros',
    where: { project: { equals: id } },
    depth: 0,
    limit: MOST,
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const more = Math.max(totalDocs - MOST, 0)
  const titles = docs.map(({ title }) => `“${textIn(title, spokenLocale())}”`).join(', ')
  throw publicError(say('content.projects.introsLeft', { titles, more }))
}
