/** Pictures: the banner's is preloaded, the others load over placeholders, each no larger than it is shown. */
import type { Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { expect, test } from './support/fixtures'
import { holdPictures, misplacedPlaceholders, missizedPictures, watchPreloads } from './support/pictures'
import { test as readerTest } from './support/reader'
import { ROUTES, type Route } from './support/routes'
import { templatesOf } from './support/views'

const SHARP = 0.9
/** On phones pictures are lighter: at 1.15 to 1.3 pixels in place of two. */
const SHARP_ON_PHONES = 0.64
const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname).slice(1)
const firstOf = (page: Page) => page.locator('main picture img').first()

/** How often a file came from the server and not from the browser's cache. */
const timesOverTheLine = (page: Page, url: string): Promise<number> =>
  page.evaluate((name) => {
    const loads = performance.getEntriesByName(name, 'resource') as PerformanceResourceTiming[]
    return loads.filter(({ transferSize }) => transferSize > 0).length
  }, url)

/** What the head asks for, in AVIF, on a screen like this one. */
const preloadsOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][type="image/avif"]')]
    return links
      .filter(({ media }) => matchMedia(media || 'all').matches)
      .map((link) => ({
        srcset: link.getAttribute('imagesrcset') ?? link.getAttribute('href'),
        sizes: link.getAttribute('imagesizes'),
      }))
  })

/** The source of the first picture that this screen takes. */
const sourceOf = (page: Page) =>
  firstOf(page).evaluate((img) => {
    const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])]
    const source = sources.find(({ media }) => matchMedia(media || 'all').matches)
    return {
      srcset: source?.getAttribute('srcset') ?? '',
      sizes: source?.getAttribute('sizes') ?? null,
      isCut: source?.hasAttribute('media') ?? false,
    }
  })

async function expectFirstPicture(page: Page, address: string, smallestSharp: number): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const warnings = watchPreloads(page)
  await page.goto(address)
  const { srcset, sizes, isCut } = await sourceOf(page)
  expect(await preloadsOf(page)).toEqual([{ srcset, sizes }])
  const { chosen, needed } = await firstOf(page).evaluate((img: HTMLImageElement) => ({
    chosen: img.currentSrc,
    needed:
      Math.max(
        img.clientWidth,
        img.clientHeight * (Number(img.getAttribute('width')) / Number(img.getAttribute('height'))),
      ) * devicePixelRatio,
  }))
  const base = pathOf(chosen).replace(/-(?:\d+|upright)\.avif$/, '')
  const fetched = asked.filter((url) => !url.startsWith('data:')).map(pathOf)
  // The banner reads its file once more, from the browser's cache.
  expect([...new Set(fetched.filter((path) => path.startsWith(base)))]).toEqual([pathOf(chosen)])
  expect(await timesOverTheLine(page, chosen)).toBe(1)
  expect(await warnings()).toEqual([])
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  const smallest = widths.find((each) => each >= needed * smallestSharp) ?? Math.max(...widths)
  expect(pathOf(chosen)).toBe(`${base}-${isCut ? 'upright' : smallest}.avif`)
}

interface Screen {
  width: number
  scale: number
}

const SCREENS: Screen[] = [
  // The lightest copy is for phones as they are.
  { width: 390, scale: 2 },
  { width: 390, scale: 1 },
  { width: 1440, scale: 1 },
  { width: 1440, scale: 2 },
]
const screenName = ({ width, scale }: Screen) => `${width} pixels, ${scale} to a CSS pixel`

for (const screen of sampled('first-picture-screens', SCREENS, { size: 1, keyOf: screenName })) {
  const { width, scale } = screen

  test.describe(`at ${screenName(screen)}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale })

    // The pages of one context: what they wait for, they wait for together.
    test('the first picture of a page is preloaded, fetched once, and the smallest that is sharp', async ({
      page,
      context,
    }) => {
      const smallestSharp = width === 390 && scale === 2 ? SHARP_ON_PHONES : SHARP
      const look = (on: Page, address: string) =>
        test.step(address, () => expectFirstPicture(on, address, smallestSharp))
      await Promise.all([
        look(page, '/'),
        look(await context.newPage(), '/about-us'),
        look(await context.newPage(), '/contact'),
      ])
    })
  })
}

for (const scale of [1, 1.75, 3]) {
  test.describe(`on a phone with ${scale} pixels to a CSS pixel`, () => {
    test.use({ viewport: { width: 412, height: 800 }, deviceScaleFactor: scale })

    test('the banner’s picture is the cut for upright screens, of at most 25 KB', async ({ page, request }) => {
      await page.goto('/')
      const chosen = await firstOf(page).evaluate((img: HTMLImageElement) => img.currentSrc)
      expect(chosen).toMatch(/-upright\.avif$/)
      expect((await (await request.get(chosen)).body()).byteLength).toBeLessThanOrEqual(25_000)
    })
  })
}

test('placeholders are shown until their pictures have loaded, in the same box', async ({ page }) => {
  const release = await holdPictures(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const banner = page.locator('[aria-roledescription="carousel"]').first()
  const small = banner.locator('img[aria-hidden]').first()
  await expect(small).toBeVisible()
  expect(await small.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth])).toEqual([true, 16])
  const picture = banner.locator('picture img').first()
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(false)
  const at = await picture.boundingBox()
  expect(await small.boundingBox()).toEqual(at)
  release()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 16)).toBe(true)
  expect(await picture.boundingBox()).toEqual(at)
  const isOnTop = (below: Element) => {
    const { left, top, width } = below.getBoundingClientRect()
    const stack = document.elementsFromPoint(left + width / 2, top + 200)
    return stack.filter(({ tagName }) => tagName === 'IMG').map((img) => img.getAttribute('aria-hidden'))
  }
  expect(await picture.evaluate(isOnTop)).toEqual([null, 'true'])
})

const WIDTHS = [390, 320, 768, 1024, 1440]

interface Look {
  route: Route
  width: number
}

/** Templates on a phone, and all other routes and widths. */
const FIRST: Look[] = templatesOf(ROUTES).map((route) => ({ route, width: 390 }))
const OTHERS = WIDTHS.flatMap((width) => ROUTES.map((route): Look => ({ route, width }))).filter(
  (look) => !FIRST.some(({ route, width }) => route === look.route && width === look.width),
)
const nameOf = ({ route, width }: Look) => `${route.path} at ${width} pixels`
const LOOKS = [
  ...sampled('routes-pictures', FIRST, { size: 8, keyOf: nameOf }),
  ...sampled('routes-pictures-others', OTHERS, { size: 6, keyOf: nameOf }),
]

for (const width of WIDTHS) {
  const routes = LOOKS.filter((look) => look.width === width).map(({ route }) => route)
  if (routes.length === 0) continue

  readerTest.describe(`routes at ${width} pixels`, () => {
    readerTest.use({ viewport: { width, height: 900 } })

    readerTest(
      'fetch pictures as wide as they are shown, above placeholders of the same size',
      async ({ page, reader }) => {
        readerTest.setTimeout(180_000)
        const wrong: string[] = []
        for (const route of routes) {
          await page.goto(await reader.addressOf(route))
          for (const text of [...(await missizedPictures(page)), ...(await misplacedPlaceholders(page))])
            wrong.push(`${route.path}: ${text}`)
        }
        expect([...new Set(wrong)]).toEqual([])
      },
    )
  })
}
