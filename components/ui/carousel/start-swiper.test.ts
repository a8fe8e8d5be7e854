/** @jest-environment jsdom */
import { type Moving, startMoving } from './start-swiper'

/** What a browser knows of the strip: a box of parts of pixels, of which scripts are told whole ones. */
let box: { width: number; height: number }
let asked: FrameRequestCallback[]
let observers: { hear: ResizeObserverCallback; told?: string }[]
let moving: Moving

const ids = () => [...strip().querySelectorAll('.swiper-slide')].map(({ id }) => id)
const strip = () => document.querySelector('.swiper') as HTMLElement

/** A frame: what asked for it is called, each with all that follows from it, and then who watches sizes is told. */
async function frame(): Promise<void> {
  for (const call of asked.splice(0)) {
    call(0)
    await new Promise((done) => setTimeout(done))
  }
  const contentRect = { ...box } as DOMRectReadOnly
  for (const observer of observers) {
    if (observer.told === JSON.stringify(box)) continue
    observer.told = JSON.stringify(box)
    observer.hear([{ contentRect, target: strip() } as unknown as ResizeObserverEntry], {} as ResizeObserver)
  }
}

type Options = Partial<Parameters<typeof startMoving>[1]>

/**
 * Starts the strip, and moves it on as soon as it may be moved, or some frames later.
 * @returns the places it comes to
 */
async function started(options: Options = {}, pressedAfter = 0): Promise<number[]> {
  const moves: number[] = []
  const begun = startMoving(strip(), { effect: 'fade', at: 0, speed: 900, ...options }, (index) => moves.push(index))
  let ready = false
  void begun.then((each) => {
    moving = each
    ready = true
    // In the moment itself, as what waits for it does.
    if (pressedAfter === 0) moving.next()
  })
  while (!ready) await frame()
  for (let later = 1; later < pressedAfter; later += 1) await frame()
  if (pressedAfter > 0) moving.next()
  for (let rest = 0; rest < 5; rest += 1) await frame()
  return moves
}

/** Puts a strip of six slides into the page, as the server draws it. */
function draw(): void {
  const slides = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `<li class="swiper-slide" id="${id}"></li>`)
  document.body.innerHTML = `<div class="swiper"><ul class="swiper-wrapper">${slides.join('')}</ul></div>`
  for (const [name, of] of [
    ['clientWidth', 'width'],
    ['offsetWidth', 'width'],
    ['clientHeight', 'height'],
  ] as const) {
    Object.defineProperty(strip(), name, { configurable: true, get: () => Math.round(box[of]) })
  }
}

beforeEach(() => {
  asked = []
  observers = []
  window.requestAnimationFrame = (call) => asked.push(call)
  window.matchMedia = (query) => ({ matches: box.width >= Number(/\d+/.exec(query)?.[0]) }) as MediaQueryList
  window.ResizeObserver = class {
    constructor(private readonly hear: ResizeObserverCallback) {}
    observe() {
      observers.push({ hear: this.hear })
    }
    unobserve() {}
    disconnect() {
      observers = observers.filter(({ hear }) => hear !== this.hear)
    }
  }
  draw()
})
afterEach(() => moving.stop())

test.each([
  ['1280 pixels wide', 1280, 678.39],
  ['1366 pixels wide', 1366, 723.97],
  ['1440 pixels wide', 1440, 763.2],
  ['1536 pixels wide', 1536, 800],
  ['zoomed to 110 %', 1163.64, 616.73],
  ['at a ratio of 1.25', 1092.8, 579.19],
  ['on a phone', 390, 404],
])('the first move of a strip that is %s happens once, and is not undone', async (_, width, height) => {
  box = { width, height }
  for (const after of [0, 1, 2, 3, 4]) {
    draw()
    const moves = await started({}, after)
    expect(moves).toEqual([1])
    moving.next()
    await frame()
    expect(moves).toEqual([1, 2])
    moving.stop()
  }
})

test('a move stands when the window gets another size in the same moment', async () => {
  box = { width: 1280, height: 678.39 }
  const moves = await started()
  box = { width: 1163.64, height: 616.73 }
  await frame()
  moving.next()
  for (let rest = 0; rest < 5; rest += 1) await frame()
  expect(moves).toEqual([1, 2])
  expect(strip().querySelector('li')?.style.width).toBe('1164px')
})

test('where more slides are seen at once, the one that stood first still does', async () => {
  box = { width: 700, height: 90 }
  const moves = await started({ effect: 'slide', visible: { phone: 2, wide: 4 } })
  for (const _ of [1, 2, 3]) moving.next()
  expect(moves).toEqual([1, 2, 3, 4])
  box = { width: 1000, height: 90 }
  for (let rest = 0; rest < 5; rest += 1) await frame()
  expect(moves).toEqual([1, 2, 3, 4])
  // As many as are seen stand from there on.
  const at = ids().indexOf('e')
  expect(strip().querySelector('.swiper-slide-active')?.id).toBe('e')
  expect(ids().length - at).toBeGreaterThanOrEqual(4)
  expect(strip().querySelector('li')?.style.width).toBe('250px')
  moving.next()
  expect(moves.at(-1)).toBe(5)
})
