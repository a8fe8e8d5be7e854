'use client'
import { useLayoutEffect } from 'react'
import type { BannerSlide } from '@/lib/shared/content/types'
import { type SlidesLifeProps, useSlides } from '../slides/use-slides'
import { useClearSky } from './use-clear-sky'

export interface BannerLifeProps extends Omit<SlidesLifeProps, 'ids'> {
  records: BannerSlide[]
}

/** Moves the banner that stands in the region, and puts its words on a label where they could not be read. */
export function BannerLife({ records, ...slides }: BannerLifeProps) {
  const { region } = slides
  const at = useSlides({ ...slides, ids: records.map(({ Id }) => String(Id)) })
  const clear = useClearSky(region, records[at] ?? {}, at === 0)

  // After every drawing, because an update of the list draws the markup anew.
  useLayoutEffect(() => {
    region.current?.querySelector('[data-words]')?.toggleAttribute('data-label', !clear)
  })

  return null
}
