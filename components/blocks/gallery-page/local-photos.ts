import type { Photo } from '@/components/ui/viewer/photo'
import type messages from '@/lib/shared/i18n/messages/en.json'
import placeholders from '../placeholders.json'

type Alts = (typeof messages)['galleryPages']['local']['alts']

/** The six pictures of the local gallery (spec 2, section 2), in order. */
const NAMES = [
  'handwash',
  'sewing-class',
  'river-cleanup',
  'goat-loan',
  'carrom',
  'award',
] as const satisfies readonly (keyof Alts)[]

/** They belong to the design, not to the content. */
export function localPhotos(alts: Alts): Photo[] {
  return NAMES.map((name, index) => ({
    id: index + 1,
    image: `images/gallery/${name}.webp`,
    meta: {
      alt: alts[name],
      width: 1200,
      height: 900,
      widths: [480, 800, 1200],
      placeholder: placeholders[`images/gallery/${name}.webp`],
    },
  }))
}
