/** What the admin's words cost: Bangla little at the first load of the admin, and visitors nothing. No browser is needed. */
import { gzipSync } from 'node:zlib'
import { ADMIN_MESSAGES } from '@/lib/shared/i18n/admin/areas'
import bn from '@/lib/shared/i18n/messages/bn.json' with { type: 'json' }
import en from '@/lib/shared/i18n/messages/en.json' with { type: 'json' }
import type { Client } from './support/client'
import { expect, test } from './support/fixtures'
import { KB } from './support/page-weight'

/** Of the 10 KB that Bangla may cost, what its days leave: their script, of 3 KB, is loaded later and not counted here. */
const MOST_HEAVIER = 7 * KB

/** As scripts are named in HTML, in the data within it, and in the scripts that load them. */
const SCRIPT = /static\/chunks\/[\w.~-]+\.js/g

const scriptsIn = (text: string) => [...new Set(text.match(SCRIPT))].map((path) => `/_next/${path}`)

async function read(client: Client, address: string, language = 'en'): Promise<string> {
  const { status, text } = await client.request('GET', address, { headers: { cookie: `payload-lng=${language}` } })
  expect(status, address).toBe(200)
  return text
}

/** Compressed bytes of a screen's HTML, its data in it, and of the scripts that it names. */
async function firstLoad(client: Client, address: string, language: string): Promise<number> {
  const html = await read(client, address, language)
  const scripts = await Promise.all(scriptsIn(html).map((script) => read(client, script)))
  expect(scripts.length, address).toBeGreaterThan(5)
  return [html, ...scripts].reduce((sum, text) => sum + gzipSync(text).byteLength, 0)
}

for (const address of ['/admin', '/admin/login']) {
  test(`the first load of ${address} is hardly heavier in Bangla`, async ({ staff, anonymous }) => {
    const client = address === '/admin' ? staff.administrator : anonymous
    const english = await firstLoad(client, address, 'en')
    const bangla = await firstLoad(client, address, 'bn-BD')
    console.info(`${address}: English ${(english / KB).toFixed(1)} KB, Bangla ${(bangla / KB).toFixed(1)} KB`)
    expect(bangla - english).toBeLessThanOrEqual(MOST_HEAVIER)
  })
}

const textsIn = (messages: object): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? value : textsIn(value as object)))

/** Texts of the admin that no page of visitors has reason to say; those with values are put together elsewhere. */
const LONG = 25
const ofVisitors = JSON.stringify([en, bn])
const SENTENCES = textsIn(ADMIN_MESSAGES).filter(
  (text) => text.length >= LONG && !/[{<]/.test(text) && !ofVisitors.includes(JSON.stringify(text).slice(1, -1)),
)

/** Pages of a kind each; what they load late is read as well. */
const PAGES = ['/', '/donate-now', '/contact', '/become-volunteer', '/editor', '/gallery', '/search', '/news']

/** The sentences of the admin in pages, and in whatever scripts these can come to load. */
async function sentencesOf(client: Client, addresses: string[], language?: string): Promise<string[]> {
  const seen = new Set(addresses)
  const found = new Set<string>()
  // Grows while it is gone through.
  for (const address of seen) {
    const text = await read(client, address, language)
    for (const script of scriptsIn(text)) seen.add(script)
    for (const sentence of SENTENCES) if (text.includes(sentence)) found.add(sentence)
  }
  expect(seen.size).toBeGreaterThan(addresses.length + 5)
  return [...found]
}

test('no page of visitors, and none of its scripts, has words of the admin', async ({ anonymous, staff }) => {
  const pages = PAGES.flatMap((path) => [path, `/bn${path}`.replace(/\/$/, '')])
  expect(await sentencesOf(anonymous, pages)).toEqual([])
  expect((await sentencesOf(staff.administrator, ['/admin'], 'bn-BD')).length).toBeGreaterThan(20)
})
