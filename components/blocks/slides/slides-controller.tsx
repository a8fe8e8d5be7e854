'use client'
import { type SlidesControllerProps, useSlides } from './use-slides'

/** Controller of a slide show: moves its slides. Renders nothing. */
export function SlidesController(props: SlidesControllerProps) {
  useSlides(props)
  return null
}
