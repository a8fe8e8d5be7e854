'use client'
import { type RefObject, useEffect, useState } from 'react'
import type { BannerSlide } from '@/lib/shared/content/types'
import { isInkReadable } from './ink-contrast'

/**
 * Whether the text has enough contrast on the slide's picture itself; otherwise it stands on a label. Editors are asked to
 * put a picture with a calm sky first, so that one passes until it was measured.
 */
export function useInkContrast(
  region: RefObject<HTMLElement | null>,
  { Id: id, image }: Partial<BannerSlide>,
  first: boolean,
): boolean {
  const [measured, setMeasured] = useState<{ image: string; inkReadable: boolean }>()
  useEffect(() => {
    const picture = region.current?.querySelector<HTMLImageElement>(`[data-slide="${id}"] picture img`)
    if (!picture || !image) return
    let isShown = true
    const measure = async () => {
      const inkReadable = await isInkReadable(picture.currentSrc)
      if (isShown) setMeasured({ image, inkReadable })
    }
    if (picture.complete) measure()
    else picture.addEventListener('load', measure, { once: true })
    return () => {
      isShown = false
      picture.removeEventListener('load', measure)
    }
  }, [region, id, image])
  return measured && measured.image === image ? measured.inkReadable : first
}
