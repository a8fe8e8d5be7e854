/** Hostile words in fields that hold no HTML, in lists that an open page fetches anew. */
import type { ContentType } from '@/lib/content/types'
import { ALL_PAYLOADS, FAMILIES } from '@/lib/rich-text/hostile/families'
import { dataOf } from './support/client'
import { expect, test } from './support/fixtures'
import { kindsOf, unique } from './support/samples'
import { oddAddressesOf, vocabularyOf, watchedContext } from './support/watched-context'

/** Lists of the home page; the questions are written last, so that whoever sees them sees all. */
const TYPES: readonly ContentType[] = ['projects', 'events', 'news', 'faq']
const ROUNDS = 5
const LONGEST_LINE = 200

/** Those that need no more than to be read as markup, and a few of every other family. */
const LINES = [...(FAMILIES.polyglots ?? []), ...ALL_PAYLOADS.filter((_, at) => at % 37 === 0)].filter(
  (text) => text.length <= LONGEST_LINE && text.trim() !== '' && !text.includes('\u0000'),
)

const namesOf = (type: ContentType) => kindsOf(type).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []))

test('an open page shows hostile words as words when they arrive, with the policy and without', async ({
  browser,
  editor,
  making,
  siteUrl,
}) => {
  const made = []
  for (const type of TYPES) made.push(await making(type))
  const browsers = [await watchedContext(browser, siteUrl, true), await watchedContext(browser, siteUrl, false)]
  const pages = await Promise.all(browsers.map(({ open }) => open('/')))
  const known = new Set((await Promise.all(pages.map(vocabularyOf))).flat())
  const lines = LINES.values()
  for (let round = 0; round < ROUNDS; round += 1) {
    const mark = unique('live')
    for (const { type, record } of made) {
      const values = Object.fromEntries(
        namesOf(type).map((name) => [name, `${mark} ${type} ${lines.next().value ?? ''}`]),
      )
      dataOf(await editor.patch(`${type}/${record.Id}`, values), 200)
    }
    for (const page of pages) {
      for (const type of TYPES) await expect(page.locator('main').getByText(`${mark} ${type}`).first()).toBeAttached()
      expect((await vocabularyOf(page)).filter((word) => !known.has(word))).toEqual([])
      expect(await oddAddressesOf(page)).toEqual([])
    }
  }
  for (const { context } of browsers) await context.close()
  expect(browsers.map(({ incidents }) => incidents)).toEqual([[], []])
})
