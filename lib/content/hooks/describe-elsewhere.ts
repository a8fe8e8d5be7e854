import type { CollectionAfterChangeHook } from 'payload'

/** What a picture shows is written in both languages at once: the one that the form is not in is saved by itself. */
export const describeElsewhere: CollectionAfterChangeHook = async ({ data, doc, collection, req }) => {
  const { altElsewhere } = data as { altElsewhere?: unknown }
  if (typeof altElsewhere !== 'string' || (req.locale !== 'en' && req.locale !== 'bn')) return doc
  const { locale: written } = req
  // The file that came with this save is stored already.
  req.file = undefined
  await req.payload.update({
    ...{
      collection: collection.slug as 'media',
      id: doc.id,
      data: { alt: altElsewhere },
      req,
      user: req.user,
      depth: 0,
    },
    locale: written === 'en' ? 'bn' : 'en',
    overrideAccess: false,
  })
  req.locale = written
  return doc
}
