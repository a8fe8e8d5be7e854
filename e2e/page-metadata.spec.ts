/** The metadata in the head of every page, for crawlers and messengers, in the first HTML and both languages. */
import sharp from 'sharp'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { sampled } from '@/lib/testing/sample'
import { mapConcurrently } from './support/concurrency'
import { metadataOf, type PageMetadata } from './support/page-metadata'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

/** What search engines cut is not read (some 60 and 160 characters); the site's name may go. */
const LONGEST_TITLE = 110
const LONGEST_DESCRIPTION = 160

const LOCALES: Locale[] = ['en', 'bn']

const pathOf = (address: string | null | undefined) => new URL(address ?? '').pathname

for (const route of ROUTES) {
  for (const locale of LOCALES) {
    test(`${localized(locale, route.path)} has its canonical address, alternates, description and social card`, async ({
      reader,
    }) => {
      const { html, address } = await reader.page(route, locale)
      const head = metadataOf(html)
      expect(pathOf(head.canonical)).toBe(address)
      expect(head.title.length).toBeLessThanOrEqual(LONGEST_TITLE)
      expect(head.description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
      const [en, bn] = [await reader.addressOf(route, 'en'), await reader.addressOf(route, 'bn')]
      expect(head.languages).toEqual({ en: whole(head, en), bn: whole(head, bn), 'x-default': whole(head, en) })
      expect(head.og).toMatchObject({
        url: head.canonical,
        description: head.description,
        locale: { en: 'en_GB', bn: 'bn_BD' }[locale],
        'image:width': '1200',
        'image:height': '630',
      })
      expect(head.title.startsWith(head.og.title ?? '-')).toBe(true)
      expect(head.twitter).toMatchObject({ card: 'summary_large_image', image: head.og.image })
      expect(head.og['image:alt']).toBe(head.og.title)
      expect(Object.keys(head.feeds)).toEqual(['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
    })
  }
}

/** A path of the site that a head belongs to. */
const whole = ({ canonical }: PageMetadata, path: string) => new URL(path, canonical).href

test('every social card that a page names is a JPEG of 1200 by 630 pixels', async ({ reader }) => {
  const named = new Set((await reader.allPages()).map(({ html }) => metadataOf(html).og.image ?? ''))
  expect(named.size).toBeGreaterThan(10)
  await mapConcurrently(sampled('social-cards', [...named].sort(), { size: 8 }), async (address) => {
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height], address).toEqual([1200, 630])
  })
})

for (const list of ['/news', '/projects']) {
  test(`${list}/page/1 redirects to ${list}`, async ({ anonymous }) => {
    const { status, headers } = await anonymous.request('GET', `${list}/page/1`)
    expect([status, headers.location]).toEqual([308, list])
  })
}

test('the editor’s page alone is noindex', async ({ reader }) => {
  for (const { html, route } of await reader.allPages()) {
    const hidden = route.path === '/editor'
    expect(metadataOf(html).robots, route.path).toBe(hidden ? 'noindex, follow' : 'max-image-preview:large')
  }
})
