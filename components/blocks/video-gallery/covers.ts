import type { Cover } from '@/components/ui/video-frame/video-frame'
import placeholders from '../placeholders.json'

type Name = 'nightschool' | 'flood' | 'volunteers' | 'clinic'

function cover(name: Name, height: number): Cover {
  const image = `images/videos/${name}.webp` as const
  return { image, meta: { alt: '', width: 800, height, widths: [480, 800], placeholder: placeholders[image] } }
}

/** Drawn for the design: a video's own preview would be fetched from a third party. */
const COVERS = [cover('nightschool', 600), cover('flood', 450), cover('volunteers', 450), cover('clinic', 600)]

/** The cover of the video at a place in the list; they repeat. */
export function coverAt(index: number): Cover | undefined {
  return COVERS[index % COVERS.length]
}
