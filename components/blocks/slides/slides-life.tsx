'use client'
import { type SlidesLifeProps, useSlides } from './use-slides'

/** Moves slides. Draws nothing itself. */
export function SlidesLife(props: SlidesLifeProps) {
  useSlides(props)
  return null
}
