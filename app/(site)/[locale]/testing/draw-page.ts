import { readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { JSDOM, VirtualConsole } from 'jsdom'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { Locale } from '@/lib/shared/addresses/localized'

const FOLDER = path.join(__dirname, '..')

/** Files of all pages: 'page.tsx', 'news/page.tsx' … */
export const PAGE_FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
)

/**
 * The HTML of a page inside the site's layout, read from a snapshot store that the test registers, as a document. The test
 * mocks what Next gives to pages.
 */
export async function drawPage(file: string, locale: Locale, named: object = {}): Promise<Document> {
  const [{ default: Layout }, { default: Page }] = [
    require(path.join(FOLDER, 'layout')),
    require(path.join(FOLDER, file)),
  ]
  const params = Promise.resolve({ locale, ...named })
  const page = createElement(Page, { params, searchParams: Promise.resolve({ q: 'school' }) })
  const html = await htmlOf(await Layout({ params, children: page }), locale)
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document
}

async function htmlOf(children: ReactNode, locale: Locale): Promise<string> {
  const words = { locale, timeZone: 'Asia/Dhaka', messages: await getMessages({ locale }), children }
  const { prelude } = await prerenderToNodeStream(createElement(NextIntlClientProvider, words))
  return text(prelude)
}
