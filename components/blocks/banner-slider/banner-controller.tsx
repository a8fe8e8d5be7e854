'use client'
import { useLayoutEffect } from 'react'
import type { BannerSlide } from '@/lib/shared/content/types'
import { type SlidesControllerProps, useSlides } from '../slides/use-slides'
import { useInkContrast } from './use-ink-contrast'

export interface BannerControllerProps extends Omit<SlidesControllerProps, 'ids'> {
  records: BannerSlide[]
}

/** Controller of the home page's banner: moves the slides, and puts the text on a label where it could not be read. */
export function BannerController({ records, ...slides }: BannerControllerProps) {
  const { region } = slides
  const at = useSlides({ ...slides, ids: records.map(({ Id }) => String(Id)) })
  const inkReadable = useInkContrast(region, records[at] ?? {}, at === 0)

  // After every drawing, because an update of the list renders the markup again.
  useLayoutEffect(() => {
    region.current?.querySelector('[data-words]')?.toggleAttribute('data-label', !inkReadable)
  })

  return null
}
