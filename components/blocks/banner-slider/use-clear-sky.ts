'use client'
import { type RefObject, useEffect, useState } from 'react'
import { hasClearSky } from './clear-sky'

/**
 * Whether the text may stand on the slide's picture itself, or needs a label sewn on. Editors are asked to put a
 * picture with a calm sky first, so that one is trusted until it was measured.
 */
export function useClearSky(region: RefObject<HTMLElement | null>, id: number | undefined, first: boolean): boolean {
  const [measured, setMeasured] = useState<{ id: number | undefined; clear: boolean }>()
  useEffect(() => {
    const picture = region.current?.querySelector<HTMLImageElement>(`[data-slide="${id}"] img`)
    if (!picture) return
    const measure = () => setMeasured({ id, clear: hasClearSky(picture) })
    if (picture.complete) measure()
    else picture.addEventListener('load', measure, { once: true })
    return () => picture.removeEventListener('load', measure)
  }, [region, id])
  return measured?.id === id ? (measured?.clear ?? first) : first
}
