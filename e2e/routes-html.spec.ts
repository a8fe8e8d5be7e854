/** The first HTML of every route, read without a browser, has what the specification demands. */

import { localized } from '@/lib/shared/addresses/localized'
import english from '@/lib/shared/i18n/messages/en.json' with { type: 'json' }
import { missingRecords, missingShell, missingWords } from './support/missing-content'
import { expect, test } from './support/reader'
import { ROUTES } from './support/routes'

/** Every name of a message, such as 'shell.nav.home'. */
function namesOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : namesOf(value as object, `${prefix}${key}.`),
  )
}
const MESSAGE_NAMES = namesOf(english).filter((name) => name.includes('.'))

for (const route of ROUTES) {
  test(`${route.path} has a title, one h1, a description, header and footer`, async ({ reader }) => {
    const page = await reader.page(route)
    const { html } = page
    expect(page.status).toBe(200)
    expect(html.language).toBe('en')
    expect(html.title.trim()).not.toBe('')
    expect(html.headings('h1')).toEqual([expect.stringMatching(/\S/)])
    const description = html.document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description?.trim().length).toBeGreaterThan(20)
    expect(missingShell(page)).toEqual([])
  })

  test(`${route.path} has the texts, links and records of the specification`, async ({ reader }) => {
    const page = await reader.page(route)
    expect(page.status).toBe(200)
    expect([...missingWords(page), ...missingRecords(page, 'en')]).toEqual([])
    const shownAstray = (route.never?.(page.lists, page.ids) ?? []).filter((to) => page.html.targets('').includes(to))
    expect(shownAstray, 'records of other places').toEqual([])
  })

  test(`${localized('bn', route.path)} is in Bangla`, async ({ reader }) => {
    const page = await reader.page(route, 'bn')
    const { html } = page
    expect(page.status).toBe(200)
    expect(html.language).toBe('bn')
    expect(html.headings('h1')).toEqual([expect.stringMatching(/[\u0980-\u09ff]/)])
    expect(html.title).toMatch(/[\u0980-\u09ff]/)
    const text = html.document.body.textContent ?? ''
    expect(MESSAGE_NAMES.filter((name) => text.includes(name))).toEqual([])
    const astray = html.addresses().filter((to) => !/^\/(bn(\/|$)|media\/|images\/)/.test(to))
    expect(astray, 'but to the same page in English').toEqual([await reader.addressOf(route)])
    expect(missingRecords(page, 'bn')).toEqual([])
  })
}
