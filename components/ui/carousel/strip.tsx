'use client'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { prefersCalm } from './calm'
import styles from './strip.module.scss'
import type { Moving, MovingOptions } from './swiper'

export interface StripHandle {
  /** Fetches what makes the strip move, without moving it. */
  ready: () => void
  move: (step: 1 | -1) => void
  show: (index: number) => void
}

interface StripProps extends Omit<MovingOptions, 'speed'> {
  ref: Ref<StripHandle>
  className?: string
  /** The slides, list items with the class `swiper-slide`. Give the strip a key of their Ids: Swiper reorders them. */
  children: ReactNode
  onMove?: (index: number) => void
}

const FADE_MS = 900
const SLIDE_MS = 420

/** Slides that stand still until they are first moved; only then is Swiper fetched. */
export function Strip({ ref, className = '', children, effect, at, visible, onMove }: StripProps) {
  const element = useRef<HTMLDivElement>(null)
  const moving = useRef<Promise<Moving | undefined>>(undefined)
  const moved = useEffectEvent((index: number) => onMove?.(index))

  const begin = useEffectEvent(async () => {
    const strip = element.current
    if (!strip) return undefined
    const { startMoving } = await import('./swiper')
    if (!strip.isConnected) return undefined
    const speed = prefersCalm() ? 0 : effect === 'fade' ? FADE_MS : SLIDE_MS
    return startMoving(strip, { effect, at, visible, speed }, moved)
  })

  const handle = useRef<StripHandle>(null)
  useEffect(() => {
    const start = () => {
      moving.current ??= begin().catch(() => {
        moving.current = undefined
        return undefined
      })
      return moving.current
    }
    handle.current = {
      ready: () => void start(),
      move: async (step) => {
        const each = await start()
        await pictureReady(element.current, step)
        step > 0 ? each?.next() : each?.previous()
      },
      show: async (index) => (await start())?.to(index),
    }
    return () => {
      const old = moving.current
      moving.current = undefined
      old?.then((each) => each?.stop())
    }
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      ready: () => handle.current?.ready(),
      move: (step) => handle.current?.move(step),
      show: (index) => handle.current?.show(index),
    }),
    [],
  )

  return (
    <div ref={element} className={`swiper ${styles.strip} ${styles[effect]} ${className}`}>
      <ul className="swiper-wrapper">{children}</ul>
    </div>
  )
}

const PATIENCE_MS = 1500

/** A slide that is not loaded yet would fade in as a hole: wait for its picture, but not for long. */
async function pictureReady(strip: HTMLElement | null, step: 1 | -1): Promise<void> {
  const active = strip?.querySelector('.swiper-slide-active')
  const coming = step > 0 ? active?.nextElementSibling : active?.previousElementSibling
  const picture = coming?.querySelector('img')
  if (!picture || picture.complete) return
  picture.loading = 'eager'
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS))
  await Promise.race([picture.decode().catch(() => undefined), late])
}
