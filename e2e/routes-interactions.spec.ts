/** Interactive parts of the inner pages: banners, photo viewers, videos, maps, modals, by mouse and by keyboard. */
import type { Locator, Page } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { recordById } from './support/lists'
import { openPolling, section } from './support/live-page'
import { expect, test } from './support/reader'
import { ROUTES, routeOf } from './support/routes'
import { sampleTags } from './support/sampled-tests'

type Press = (target: Locator) => Promise<void>

const PRESSES: [name: string, press: Press][] = [
  ['mouse', (target) => target.click()],
  [
    'keyboard',
    async (target) => {
      await target.focus()
      await target.press('Enter')
    },
  ],
]

/** What other sites answer, where there is no way out. */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' })
  })
  return asked
}

const inPartOfOthers = sampleTags(
  'other-interactions',
  ['pressed early', 'picture of its own', 'ways to pay', 'copied', 'card', 'editor'] as const,
  3,
)

const WITH_BANNER = ROUTES.filter(({ banner }) => banner)
for (const route of sampled('route-banners', WITH_BANNER, { size: 2, keyOf: ({ path }) => path })) {
  test(`the banner of ${route.path} is moved and paused by mouse and keyboard`, async ({ page, reader }) => {
    await openPolling(page, await reader.addressOf(route))
    const banner = page.getByRole('main').getByRole('group').first()
    const dots = banner.getByRole('button', { name: /\d/ })
    await expect(dots).toHaveCount(3)
    await dots.nth(1).click()
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await dots.nth(2).focus()
    await page.keyboard.press('Enter')
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(banner.locator('[aria-current]')).toHaveCount(1)
    const pause = banner.getByRole('button', { name: /^pause/i })
    await pause.focus()
    await page.keyboard.press('Space')
    await expect(banner.getByRole('button', { name: /^play/i })).toBeFocused()
  })
}

test('a dot clicked during the fade of another is not lost', inPartOfOthers('pressed early'), async ({ page }) => {
  await openPolling(page, '/about-us')
  const dots = page.getByRole('main').getByRole('group').first().locator('[data-dot]')
  await dots.nth(1).evaluate(async (second: HTMLElement) => {
    second.click()
    while (!second.hasAttribute('aria-current')) await new Promise(requestAnimationFrame)
    const third = second.nextElementSibling as HTMLButtonElement
    third.click()
  })
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
})

const THINGS = ['/gallery', '/image-gallery', 'video', 'player', 'map', 'modal', 'campaign', 'questions'] as const
type Thing = (typeof THINGS)[number]
const inPartOf = sampleTags(
  'interactions',
  THINGS.flatMap((thing) => PRESSES.map(([hand]) => `${thing} by ${hand}`)),
  5,
)

for (const [hand, press] of PRESSES) {
  const inPart = (thing: Thing) => inPartOf(`${thing} by ${hand}`)

  for (const [path, heading] of [
    ['/gallery', 'Photo Gallery'],
    ['/image-gallery', undefined],
  ] as const) {
    test(
      `the photo viewer of ${path} opens, stops at both ends and closes, by ${hand}`,
      inPart(path),
      async ({ page }) => {
        await page.goto(path)
        const openers = (heading ? section(page, heading) : page.getByRole('main'))
          .locator('a, button')
          .filter({ has: page.locator('img') })
        const total = await openers.count()
        await press(openers.nth(1))
        const viewer = page.getByRole('dialog')
        const [previous, next, close] = ['Previous', 'Next', 'Close'].map((name) =>
          viewer.getByRole('button', { name, exact: true }),
        ) as [Locator, Locator, Locator]
        const expectAt = (at: number) => expect(viewer.getByText(`${at} / ${total}`)).toBeVisible()
        await expectAt(2)
        await press(previous)
        await expectAt(1)
        await expect(previous).toBeDisabled()
        for (let at = 2; at <= total; at += 1) {
          await press(next)
          await expectAt(at)
        }
        await expect(next).toBeDisabled()
        await (hand === 'mouse' ? close.click() : page.keyboard.press('Escape'))
        await expect(viewer).toBeHidden()
        await expect(openers.nth(1)).toBeFocused()
      },
    )
  }

  test(`a video of /gallery loads only on request, by ${hand}`, inPart('video'), async ({ page, anonymous }) => {
    const asked = await answerForOthers(page)
    const [first] = await anonymous.list('videoGallery')
    await page.goto('/gallery')
    const videos = section(page, 'Video Gallery')
    await videos.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await press(videos.locator('a, button').first())
    const frame = videos.locator('iframe, video').first()
    await expect(frame).toHaveAttribute('src', new RegExp(`^${String(first?.video).replace(/[.?]/g, '\\$&')}`))
    const box = await frame.boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([310, 250])
    await expect(frame).toHaveAccessibleName(/\S/)
  })

  test(`/player plays its videos in the viewer, by ${hand}`, inPart('player'), async ({ page, anonymous }) => {
    const asked = await answerForOthers(page)
    const videos = await anonymous.list('videoGallery')
    await page.goto('/player')
    const openers = page.getByRole('main').locator('ul, ol').last().locator('a, button')
    await expect(openers).toHaveCount(videos.length)
    expect(asked).toEqual([])
    await press(openers.first())
    const viewer = page.getByRole('dialog')
    await expect(viewer).toBeVisible()
    for (let at = 1; at <= videos.length; at += 1) {
      await expect(viewer.getByText(`${at} / ${videos.length}`)).toBeVisible()
      if (at < videos.length) await press(viewer.getByRole('button', { name: 'Next', exact: true }))
    }
    await expect(viewer.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(openers.first()).toBeFocused()
  })

  test(`the map of /contact loads only on request, by ${hand}`, inPart('map'), async ({ page }) => {
    const asked = await answerForOthers(page)
    await page.goto('/contact')
    const map = page.getByRole('main').getByRole('button', { name: /map/i })
    await map.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await press(map)
    const frame = page.getByRole('main').locator('iframe')
    await expect(frame).toBeVisible()
    await expect(frame).toHaveAccessibleName(/\S/)
    expect(asked.length).toBeGreaterThan(0)
  })

  test(`the Donate now modal of /donation-events opens and closes, by ${hand}`, inPart('modal'), async ({ page }) => {
    await openPolling(page, '/donation-events')
    const opener = section(page, 'Latest Events')
      .getByRole('link', { name: /^Donate now/ })
      .first()
    const dialog = page.getByRole('dialog', { name: 'Donate now' })
    await press(opener)
    await expect(dialog.getByLabel('Amount').first()).toHaveValue('.00')
    await (hand === 'mouse'
      ? dialog.getByRole('button', { name: 'Close', exact: true }).click()
      : page.keyboard.press('Escape'))
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(
    `the donate button of a campaign’s page opens its donate modal, by ${hand}`,
    inPart('campaign'),
    async ({ page, reader }) => {
      const route = routeOf('/donation-events/{id}')
      const { lists, ids } = await reader.page(route)
      await openPolling(page, await reader.addressOf(route))
      const opener = page.getByRole('main').getByRole('link', { name: /^Donate now/ })
      const dialog = page.getByRole('dialog', { name: 'Donate now' })
      await press(opener)
      await expect(dialog.getByRole('heading', { name: recordById(lists.donation, ids[0]).title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  test(`at most one question of /about-us is open, by ${hand}`, inPart('questions'), async ({ page }) => {
    await openPolling(page, '/about-us')
    const questions = page.getByRole('main').locator('summary')
    const open = page.getByRole('main').locator('details[open]')
    await press(questions.nth(2))
    await press(questions.nth(1))
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText((await questions.nth(1).textContent()) ?? '')
    await press(questions.nth(1))
    await expect(open).toHaveCount(0)
  })
}

test('a picture of the gallery has a link of its own', inPartOfOthers('picture of its own'), async ({ page }) => {
  await page.goto('/gallery')
  const openers = section(page, 'Photo Gallery')
    .locator('a, button')
    .filter({ has: page.locator('img') })
  const total = await openers.count()
  await openers.nth(2).click()
  await expect(page.getByRole('dialog').getByText(`3 / ${total}`)).toBeVisible()
  const address = page.url()
  expect(address).not.toMatch(/\/gallery$/)
  await page.goto('/contact')
  await page.goto(address)
  await expect(page.getByRole('dialog').getByText(`3 / ${total}`)).toBeVisible()
})

test(
  'payment methods are chosen with the arrow keys, and each shows its own fields',
  inPartOfOthers('ways to pay'),
  async ({ page }) => {
    await page.goto('/donate-now')
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'Online Payment' }).focus()
    const wallets = ['Nagad Payment', 'bKash Payment', 'Upay Payment']
    await expect(main.getByText('Bank name', { exact: true }).first()).toBeVisible()
    for (const name of wallets) {
      await page.keyboard.press('ArrowRight')
      await expect(main.getByRole('radio', { name })).toBeChecked()
      await expect(main.getByText('Mobile wallet number').filter({ visible: true })).toHaveCount(1)
    }
  },
)

test(
  'a page’s address is copied to the clipboard by keyboard',
  inPartOfOthers('copied'),
  async ({ page, context, reader }) => {
    await context.grantPermissions(['clipboard-write'])
    const address = await reader.addressOf(routeOf('/news-details/{id}'))
    await page.goto(address)
    const copy = page.getByRole('main').getByRole('button', { name: /copy/i })
    await copy.focus()
    await copy.press('Enter')
    await expect(page.getByText(/copied/i).first()).toBeVisible()
    // Pages may not read what was copied (Permissions-Policy); a person pastes it.
    await page.goto('/search')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.press('ControlOrMeta+V')
    await expect(field).toHaveValue(new RegExp(`${address}$`))
  },
)

test(
  'the pictures of a card on /projects are moved and paused by keyboard',
  inPartOfOthers('card'),
  async ({ page }) => {
    await page.goto('/projects')
    const card = page
      .getByRole('main')
      .locator('article, li')
      .filter({ has: page.locator('a[href^="/project/"]') })
      .first()
    const dots = card.getByRole('button', { name: /\d/ })
    await expect(dots).toHaveCount(3)
    await dots.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await card.getByRole('button', { name: /^pause/i }).press('Enter')
    await expect(card.getByRole('button', { name: /^play/i })).toBeVisible()
  },
)

test(
  'the editor has the specification’s whole toolbar, and sends no requests',
  inPartOfOthers('editor'),
  async ({ page, siteUrl }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(siteUrl)) sent.push(request.url())
    })
    await page.goto('/editor')
    const toolbar = page.getByRole('toolbar')
    for (const name of [/bold/i, /italic/i, /list/i, /link/i, /picture/i, /video/i, /colou?r/i]) {
      await expect(toolbar.getByRole('button', { name }).first()).toBeVisible()
    }
    await expect(toolbar.getByRole('option', { name: /heading/i }).first()).toBeAttached()
    const text = page.getByRole('textbox').first()
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('By the river')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(text.locator('strong')).toHaveText('By the river')
    expect(sent).toEqual([])
  },
)
