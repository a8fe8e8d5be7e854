/** Latin words on a screen of the admin that is read in Bangla: what nobody translated. */
import type { Page } from '@playwright/test'
import { givenName } from '@/lib/shared/content/picture-filters'
import type { Client } from './client'

/** Names and abbreviations that are written in Latin script in Bangla, too; `editor` is an account of the tests. */
const NAMES = new Set([
  ...['ID', 'KB', 'MB', 'GB', 'PDF', 'CSV', 'JPEG', 'PNG', 'SVG', 'WebP', 'AVIF', 'GIF', 'HEIC'],
  ...['Word', 'Excel', 'PowerPoint', 'ODT', 'ODS', 'docx'],
  ...['Google', 'Microsoft', 'Authenticator', 'Aegis', 'editor'],
])

/** What Payload says in English whatever the language: it takes no translation of it. Mostly for screen readers. */
const OF_PAYLOAD = [
  // Lists: the column and the sorting of dragged rows, boxes, dragging, and what is sorted in a list of versions.
  /^ID$|^ID দিয়ে খুঁজুন$|^শিরোনামহীন - ID: \d+$|^ID:$/,
  /^Order ধরে সাজান/,
  /^\{\{label\}\} ধরে সাজান/,
  /^select-all/,
  /^To pick up a draggable item, /,
  // Messages and dialogs: names for the keyboard's way to them, and names of dialogs.
  /^Notifications alt\+T$|^Close toast$/,
  /^(doc-drawer|list-drawer)_|^(delete|duplicate|restore|perma-delete)-\w+$/,
  // Choices.
  /^\d+ results? available\.|^Use Up and Down to choose options|^Use left and right to toggle/,
  /^option .* (selected|focused)/,
  // Codes of the languages, behind their names; a name of a class that is shown to nobody.
  /^\((en|bn)\)$|^invisible$/,
  // The title of a box is its field's name.
  /^[a-z][\w.]*$/,
  /^Copy URL$/,
  // Versions side by side: what folds their parts, and the languages shown of them.
  /^(Collapse|Expand)$|^en, bn$/,
  // The size of a small file.
  /^\d+ bytes$/,
]

/** Addresses, domains, places in sentences, file names, settings, keys and types. */
const IDENTIFIERS =
  /\.example\b|\bexample\.org\b|\{\w+\}|\b[A-Z]+_[A-Z_]+\b|https?:\/\/\S*|\S+@\S+|\b[a-z]+\/[a-z0-9.+-]+|\/[\w/?=&.%[\]-]+|\S*[A-Za-z]\d\S*|\S*\d[A-Za-z]\S*/g

const withoutSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Fields that hold the name of a person, which stands within sentences of the admin. */
const PERSON_NAME = /^(firstName|lastName|mailerName|donorName)$/
/** Where `name` is a person's: elsewhere it may be any word. */
const PEOPLE = /^\/api\/(volunteer-registrations|people|users)$/

/** The texts of a site's records, which are shown as they were written. */
export class WrittenTexts {
  private readonly texts = new Set<string>()
  /** Of people, and of files as whoever sent them named them. */
  private readonly names = new Set<string>()

  /** Adds the records of a collection or a global, in both languages. */
  async addRecords(client: Client, path: string): Promise<void> {
    const { status, text } = await client.request('GET', `${path}?locale=all&depth=0&limit=5000`)
    if (status === 200) this.add(JSON.parse(text), PEOPLE.test(path))
  }

  /** Adds each text of a value, at any depth. @param ofPeople whether its `name` is a person's */
  add(value: unknown, ofPeople = false): void {
    if (typeof value === 'string') for (const line of [value, ...value.split('\n')]) this.texts.add(withoutSpace(line))
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        const isName = PERSON_NAME.test(key) || (ofPeople && key === 'name')
        if (isName && typeof inner === 'string') this.names.add(withoutSpace(inner))
        if (key === 'filename') this.names.add(givenName(String(inner)))
        this.add(inner, ofPeople)
      }
  }

  has(text: string): boolean {
    return this.texts.has(text) || this.names.has(text)
  }

  /** A text without what is written in records. Within a text, short words of records could be anybody's, but for names. */
  without(text: string): string {
    const isTelling = (one: string) => one.length > 7 || /\d/.test(one) || (one.length > 2 && this.names.has(one))
    const parts = [...this.texts, ...this.names].filter((one) => isTelling(one) && text.includes(one))
    return parts.sort((one, other) => other.length - one.length).reduce((rest, one) => rest.replaceAll(one, ' '), text)
  }
}

/** Those of a screen's texts with Latin words that are no names, stand in no record, and can be translated. */
export function latinWordsIn(texts: readonly string[], written: WrittenTexts): string[] {
  const found = texts.filter((text) => {
    if (written.has(text) || OF_PAYLOAD.some((known) => known.test(text))) return false
    // What people wrote may hold an identifier, and an identifier what people wrote.
    const rests = [written.without(text).replace(IDENTIFIERS, ' '), written.without(text.replace(IDENTIFIERS, ' '))]
    return rests.every((rest) => (rest.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !NAMES.has(word)))
  })
  return [...new Set(found)].sort()
}

/** The texts of a screen, shown or read out, that have Latin letters: not what is typed, nor what is marked as English or as somebody’s words. */
export const latinTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const skipped =
      'script, style, template, noscript, textarea, code, pre, kbd, [contenteditable=true], [lang|=en], [translate=no]'
    const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element?.closest(skipped)) continue
      if (node === element) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
      else texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[A-Za-z]{2}/.test(text))
  })
