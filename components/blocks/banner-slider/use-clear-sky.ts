'use client'
import { type RefObject, useEffect, useState } from 'react'
import type { BannerSlide } from '@/lib/shared/content/types'
import { hasClearSky } from './clear-sky'

/**
 * Whether the text may stand on the slide's picture itself, or needs a label sewn on. Editors are asked to put a
 * picture with a calm sky first, so that one is trusted until it was measured.
 */
export function useClearSky(
  region: RefObject<HTMLElement | null>,
  { Id: id, image }: Partial<BannerSlide>,
  first: boolean,
): boolean {
  const [measured, setMeasured] = useState<{ image: string; clear: boolean }>()
  useEffect(() => {
    const picture = region.current?.querySelector<HTMLImageElement>(`[data-slide="${id}"] picture img`)
    if (!picture || !image) return
    const measure = () => setMeasured({ image, clear: hasClearSky(picture) })
    if (picture.complete) measure()
    else picture.addEventListener('load', measure, { once: true })
    return () => picture.removeEventListener('load', measure)
  }, [region, id, image])
  return measured && measured.image === image ? measured.clear : first
}
