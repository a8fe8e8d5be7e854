'use client'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion'
import type { Moving, MovingOptions } from './start-swiper'

export interface StripHandle {
  /** Fetches what makes the strip move, without moving it. */
  ready: () => void
  /** One on or back, when the coming picture is there. A signal that is aborted by then calls it off. */
  move: (step: 1 | -1, signal?: AbortSignal) => void
  show: (index: number) => void
}

export interface StripOptions extends Omit<MovingOptions, 'speed'> {
  onMove: (index: number) => void
}

const FADE_MS = 900
const SLIDE_MS = 420

type Held = StripHandle & { strip: Element | null; stop: () => void }

const NOTHING: Held = { strip: null, ready() {}, move() {}, show() {}, stop() {} }

/** Moves the strip of slides in a region, whether the server or the browser rendered it. Swiper is loaded lazily. */
export function useStrip(region: RefObject<HTMLElement | null>, options: StripOptions): RefObject<StripHandle> {
  const held = useRef<Held>(NOTHING)
  const moved = useEffectEvent(options.onMove)
  const begin = useEffectEvent(async (strip: HTMLElement) => {
    const { startMoving } = await import('./start-swiper')
    if (!strip.isConnected) return undefined
    const { effect, at, visible } = options
    const speed = prefersReducedMotion() ? 0 : effect === 'fade' ? FADE_MS : SLIDE_MS
    return startMoving(strip, { effect, at, visible, speed }, (index) => moved(index))
  })

  // After every drawing: an update of the list may have put another strip there.
  useEffect(() => {
    const strip = region.current?.querySelector<HTMLElement>('.swiper') ?? null
    if (strip === held.current.strip) return
    held.current.stop()
    held.current = strip ? hold(strip, () => begin(strip)) : NOTHING
  })

  useEffect(
    () => () => {
      held.current.stop()
      held.current = NOTHING
    },
    [],
  )

  return held
}

function hold(strip: HTMLElement, begin: () => Promise<Moving | undefined>): Held {
  let moving: Promise<Moving | undefined> | undefined
  const start = () => {
    moving ??= begin().catch(() => {
      moving = undefined
      return undefined
    })
    return moving
  }
  return {
    strip,
    ready: () => void start(),
    move: async (step, signal) => {
      const each = await start()
      await pictureReady(strip, step)
      if (signal?.aborted) return
      step > 0 ? each?.next() : each?.previous()
    },
    show: async (index) => (await start())?.to(index),
    stop: () => void moving?.then((each) => each?.stop()),
  }
}

const TIMEOUT_MS = 1500

/** A slide that is not loaded yet would fade in as a hole: wait for its picture, but not for long. */
async function pictureReady(strip: HTMLElement, step: 1 | -1): Promise<void> {
  const active = strip.querySelector('.swiper-slide-active')
  const coming = step > 0 ? active?.nextElementSibling : active?.previousElementSibling
  const picture = coming?.querySelector<HTMLImageElement>('picture img')
  if (!picture || picture.complete) return
  picture.loading = 'eager'
  const late = new Promise((done) => setTimeout(done, TIMEOUT_MS))
  await Promise.race([picture.decode().catch(() => undefined), late])
}
