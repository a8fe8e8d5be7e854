/** Measurements of a page's pictures. */
import type { Page } from '@playwright/test'

/** Fetched width by shown width: below it is blurred, above it too large. A picture narrower than `SMALL` has one copy only. */
const RANGE = [0.9, 1.4] as const
const SMALL = 210

/** Holds back a page's pictures. @returns a function that lets them load */
export async function holdPictures(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(/\.(avif|webp)$/, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** Pictures whose `sizes` differs from their shown width. */
export async function missizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([[least, most], small]) => {
      const found: string[] = []
      for (const img of document.querySelectorAll<HTMLImageElement>('picture img')) {
        if (img.offsetWidth === 0) continue
        img.loading = 'eager'
        await img.decode().catch(() => undefined)
        const isCut = img.currentSrc.includes('-upright.')
        const shape = isCut
          ? img.naturalWidth / img.naturalHeight
          : Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
        const across = img.offsetHeight * shape
        const isWhole = getComputedStyle(img).objectFit === 'contain'
        const drawn = isWhole ? Math.min(img.offsetWidth, across) : Math.max(img.offsetWidth, across)
        // Of a file that was chosen by its width, this is what `sizes` said.
        const said = img.naturalWidth
        const isFine = said >= drawn * least && (said <= drawn * most || said <= small)
        if (!isFine) found.push(`${img.currentSrc} is ${Math.round(drawn)} wide, not ${said}`)
      }
      return found
    },
    [RANGE, SMALL] as const,
  )
}

/** Placeholders that are not exactly behind their picture. */
export async function misplacedPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map((value) => Math.round(value)).join()
    }
    return [...document.querySelectorAll('img[aria-hidden] + picture > img')].flatMap((img) => {
      const placeholder = img.parentElement?.previousElementSibling as Element
      return box(img) === box(placeholder) ? [] : [`${box(placeholder)} is not behind ${box(img)}`]
    })
  })
}

/** Records Chromium's warnings of unused preloads. @returns a function that waits for them, some seconds after the load event */
export function watchPreloads(page: Page): () => Promise<string[]> {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && /preload/.test(message.text())) warnings.push(message.text())
  })
  return async () => {
    await page.waitForTimeout(4000)
    return warnings
  }
}
