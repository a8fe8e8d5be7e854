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

const frame = () => new Promise(requestAnimationFrame)

/** Makes a strip of slides move in a loop; `onMove` hears the index of the slide that shows. */
export async function startMoving(
  strip: HTMLElement,
  options: MovingOptions,
  onMove: (index: number) => void,
): Promise<Moving> {
  let swiper = make(strip, options, onMove)
  const unfollow = followWidth(strip, () => {
    if (swiper.params.slidesPerView === visibleOf(options)) return swiper.update()
    const at = swiper.realIndex
    swiper.destroy(true, true)
    swiper = make(strip, { ...options, at }, onMove)
  })
  // What moves before it was drawn where it stands jumps instead of fading.
  for (let drawn = 0; drawn < 2; drawn += 1) await frame()
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    to: (index) => swiper.slideToLoop(index),
    stop: () => {
      unfollow()
      swiper.destroy(true, true)
    },
  }
}

/** How many slides are seen at once, in a window of this width. */
const visibleOf = ({ visible }: MovingOptions) =>
  (window.matchMedia(`(min-width: ${WIDE}px)`).matches ? visible?.wide : visible?.phone) ?? 1

function make(strip: HTMLElement, options: MovingOptions, onMove: (index: number) => void): Swiper {
  return new Swiper(strip, {
    modules: [EffectFade],
    effect: options.effect,
    fadeEffect: { crossFade: true },
    allowTouchMove: options.effect === 'slide',
    loop: true,
    // A press while it still fades counts.
    loopPreventsSliding: false,
    initialSlide: options.at,
    // On its way there it may stand elsewhere.
    runCallbacksOnInit: false,
    speed: options.speed,
    slidesPerView: visibleOf(options),
    // followWidth does this: Swiper takes a height of 678.39 pixels for another than the 678 that it measures by, and
    // goes back to the slide that it stood at a frame before, so that a move in between is undone.
    resizeObserver: false,
    updateOnWindowResize: false,
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  })
}

/**
 * Calls `changed` whenever a strip that is seen has another width in whole pixels, by which Swiper measures.
 * @returns what ends it
 */
function followWidth(strip: HTMLElement, changed: () => void): () => void {
  let width = strip.clientWidth
  const observer = new ResizeObserver(() => {
    const now = strip.clientWidth
    if (now === 0 || now === width) return
    width = now
    changed()
  })
  observer.observe(strip)
  return () => observer.disconnect()
}
