'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useAutoplay } from './use-autoplay'
import { type StripHandle, type StripOptions, useStrip } from './use-strip'

interface CarouselOptions extends StripOptions {
  /** Whether there is anything to move. */
  enabled: boolean
  delay: number
  /** Milliseconds of the first delay that have passed. */
  passed?: number
  /** The button that was pressed before anybody heard. */
  early?: RefObject<{ pressed: HTMLElement | null }>
  labels: { pause: string; play: string }
}

/**
 * A carousel of server-rendered markup: a strip that moves by itself and by the region's buttons with `data-press`, which
 * is `previous`, `next`, `toggle` or the index of a slide.
 */
export function useCarousel(
  region: RefObject<HTMLElement | null>,
  { enabled, delay, passed, early, labels, ...options }: CarouselOptions,
): { running: boolean; strip: RefObject<StripHandle> } {
  const strip = useStrip(region, options)
  const { running, playing, toggle } = useAutoplay(region, {
    delay,
    passed,
    enabled,
    at: options.at,
    step: (signal) => strip.current.move(1, signal),
  })

  const onPress = useEffectEvent((what: string) => {
    if (what === 'toggle') toggle()
    else if (what === 'previous') strip.current.move(-1)
    else if (what === 'next') strip.current.move(1)
    else strip.current.show(Number(what))
  })

  useEffect(() => {
    const element = region.current
    const hear = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null
      if (button?.dataset.press) onPress(button.dataset.press)
    }
    element?.addEventListener('click', hear)
    early?.current.pressed?.click()
    return () => element?.removeEventListener('click', hear)
  }, [region, early])

  useLayoutEffect(() => {
    const button = region.current?.querySelector('[data-press="toggle"]')
    button?.setAttribute('aria-label', playing ? labels.pause : labels.play)
    button?.toggleAttribute('data-paused', !playing)
  })

  return { running, strip }
}
