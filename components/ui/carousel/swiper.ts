/** The only importer of Swiper; fetched when a carousel first moves. */
import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'

export interface MovingOptions {
  effect: 'fade' | 'slide'
  /** Index of the slide that shows first. */
  at: number
  /** How long a move takes, in milliseconds. */
  speed: number
  /** Slides seen at once, on phones and from 768 px on (spec 1, section 9). */
  visible?: { phone: number; wide: number }
}

export interface Moving {
  next: () => void
  previous: () => void
  to: (index: number) => void
  stop: () => void
}

const WIDE = 768

/** Frames in which Swiper measures itself once more, and goes back to where it was when it began to. */
const FRAMES_TO_SETTLE = 3

const frame = () => new Promise(requestAnimationFrame)

/** Makes a strip of slides move in a loop; `onMove` hears the index of the slide that shows. */
export async function startMoving(
  strip: HTMLElement,
  options: MovingOptions,
  onMove: (index: number) => void,
): Promise<Moving> {
  const swiper = new Swiper(strip, {
    modules: [EffectFade],
    effect: options.effect,
    fadeEffect: { crossFade: true },
    allowTouchMove: options.effect === 'slide',
    loop: true,
    initialSlide: options.at,
    speed: options.speed,
    slidesPerView: options.visible?.phone ?? 1,
    breakpoints: { [WIDE]: { slidesPerView: options.visible?.wide ?? 1 } },
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  })
  // A move in between would be undone, and the button that was pressed do nothing.
  for (let i = 0; i < FRAMES_TO_SETTLE; i += 1) await frame()
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    to: (index) => swiper.slideToLoop(index),
    stop: () => swiper.destroy(true, true),
  }
}
