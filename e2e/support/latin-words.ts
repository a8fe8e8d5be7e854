/** Latin words on a screen of the admin that is read in Bangla: what nobody translated. */
import type { Page } from '@playwright/test'
import type { Client } from './client'

/** Latin words that a Bangla screen may show: names, and what is typed or read as it is. */
const NAMES = new Set(
  `WhatsApp Google Authenticator Aegis YouTube Facebook Chrome Firefox Safari Android Excel
  CSV PDF HTML JPEG JPG PNG WebP AVIF GIF MP4 KB MB BDT USD JPY TrxID UTF Payload English`.split(/\s+/),
)

/** Texts that are data: each string of the records, and its lines. */
export class WrittenTexts {
  private readonly texts = new Set<string>()

  /** Adds each string of a value, at any depth. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      for (const line of [value, ...value.split('\n')]) this.texts.add(normal(line))
    } else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) this.add(inner)
  }

  /** Adds the records of a collection or a global, in both languages. */
  async addRecords(client: Client, path: string): Promise<void> {
    const { status, text } = await client.request('GET', `${path}?locale=all&depth=0&limit=300`)
    if (status === 200) this.add(JSON.parse(text))
  }

  /** A text without what is data in it. */
  without(text: string): string {
    if (this.texts.has(normal(text))) return ''
    const known = this.longest.filter((one) => text.includes(one))
    return known.reduce((rest, one) => rest.replaceAll(one, ' '), text)
  }

  /** Those by which a part of a text is known to be data: short words could be anything. */
  private get longest(): string[] {
    return [...this.texts].filter((text) => text.length > 7 || /\d/.test(text)).sort((a, b) => b.length - a.length)
  }
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Addresses, file names, keys and identifiers. */
const IDENTIFIERS = /https?:\/\/\S+|\S+@\S+|\/[\w/?=&.%[\]-]+|[\w-]+\.[a-z]{2,5}\b|\S*[A-Za-z]\d\S*|\S*\d[A-Za-z]\S*|\b[a-z]+_\w+/g

/** Latin words of these texts that are neither data nor names. */
export function latinWordsIn(texts: readonly string[], written: WrittenTexts): string[] {
  const found = texts.filter((text) => {
    const words = written.without(text).replace(IDENTIFIERS, ' ').match(/[A-Za-z]{2,}/g) ?? []
    return words.some((word) => !NAMES.has(word))
  })
  return [...new Set(found)].sort()
}

/** The texts of a screen: what is shown, and what is read aloud. What is marked as English, or is typed, is not. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SKIPPED = 'script, style, template, noscript, textarea, code, pre, kbd, [contenteditable=true], [lang|=en]'
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest(SKIPPED)) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'data-tooltip'])
          texts.push(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest(SKIPPED)) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[A-Za-z]{2}/.test(text))
  })
