import { pictureField, SITE_PICTURES } from '@/lib/shared/content/types'
import type { CarriedPart } from '../carry-over'
import { settings as demo } from '../settings'
import { saveSettings } from './save-settings'

/** Covers that earlier versions drew over the videos of the gallery, in turn. */
const COVERS = ['nightschool', 'flood', 'volunteers', 'clinic'] as const

const drawings: readonly string[] = Object.values(demo.pictures)

/** Earlier versions had the pictures of some places of the site, and the covers of videos, in their code. */
export const sitePictures: CarriedPart = {
  name: 'site-pictures',
  write: async (req, pictures) => {
    const ids = await pictures([...new Set([...drawings, ...COVERS])])
    const stored = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
    const lacking = SITE_PICTURES.filter((name) => !stored[pictureField(name)])
    const places = lacking.map((name) => [pictureField(name), ids.get(demo.pictures[name])])
    if (places.length > 0) await saveSettings(req, 'en', Object.fromEntries(places))

    const all = { collection: 'gallery-videos', depth: 0, pagination: false, overrideAccess: true, req } as const
    const { docs } = await req.payload.find({ ...all, sort: '_order' })
    for (const [index, { id, image }] of docs.entries()) {
      const cover = ids.get(COVERS[index % COVERS.length] ?? '')
      if (!image)
        await req.payload.update({
          collection: 'gallery-videos',
          id,
          data: { image: cover },
          depth: 0,
          overrideAccess: true,
          req,
        })
    }
  },
}
