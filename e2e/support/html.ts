/** A page's HTML as it was sent, parsed without a browser. */
import { JSDOM, VirtualConsole } from 'jsdom'
import { imageCopyUrl } from '@/lib/shared/content/image-url'

/** A text without white space, for comparisons that ignore lines and elements. */
export const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '')

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Paragraphs and list items of a record's HTML. */
export function wordsOf(html: string): string[] {
  const parts = JSDOM.fragment(html).querySelectorAll('p, li, h2, h3, td, th')
  return [...parts].map((part) => spaced(part.textContent)).filter((text) => text !== '')
}

export class Html {
  readonly document: Document
  readonly main: Element
  /** Contents of its JSON-LD scripts. */
  readonly data: string[]

  constructor(readonly source: string) {
    // jsdom does not know all of CSS.
    this.document = new JSDOM(source, { virtualConsole: new VirtualConsole() }).window.document
    const data = this.document.querySelectorAll('script[type="application/ld+json"]')
    this.data = [...data].map(({ textContent }) => textContent ?? '')
    for (const part of this.document.querySelectorAll('script, style, template')) part.remove()
    this.main = this.document.querySelector('main') ?? this.document.body
  }

  get title(): string {
    return this.document.title
  }

  get language(): string | null {
    return this.document.documentElement.getAttribute('lang')
  }

  headings(level = 'h1, h2, h3, h4'): string[] {
    return [...this.document.querySelectorAll(`${level}`)].map(({ textContent }) => spaced(textContent))
  }

  /** The section below a heading; without a heading, the main part. */
  part(heading?: string): Element | null {
    if (heading === undefined) return this.main
    const found = [...this.main.querySelectorAll('h1, h2, h3')].find(
      (element) => spaced(element.textContent) === heading,
    )
    return found?.closest('section, article, aside, form') ?? null
  }

  /** Targets of the links whose text begins with `words`. */
  targets(words: string, part: Element | null = this.main): string[] {
    const links = [...(part?.querySelectorAll('a[href]') ?? [])]
    const named = links.filter((link) =>
      bare(link.getAttribute('aria-label') ?? link.textContent).startsWith(bare(words)),
    )
    return named.map((link) => link.getAttribute('href') ?? '')
  }

  /** How often a text occurs in a part. */
  count(words: string, part: Element | null = this.main): number {
    return bare(part?.textContent).split(bare(words)).length - 1
  }

  /** Whether a part contains a picture, in any size and format. */
  holds(image: string, part: Element = this.main): boolean {
    const base = imageCopyUrl(image, 480, 'webp').slice(1, -'480.webp'.length)
    return part.innerHTML.includes(image) || part.innerHTML.includes(base)
  }

  /** Addresses of all pictures, in every size and format. */
  pictures(): string[] {
    const sets = [...this.document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    )
    const single = [...this.document.querySelectorAll('img[src]')].map((img) => img.getAttribute('src') ?? '')
    return [...new Set([...sets, ...single])].filter((address) => address !== '')
  }

  /** Where the page's links lead on this site, without the fragment. */
  addresses(): string[] {
    const links = [...this.document.querySelectorAll('a[href^="/"]')]
    return [...new Set(links.map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? ''))]
  }

  /** Texts of labels and legends, and accessible names. */
  labels(): string[] {
    const named = [...this.main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
    const labels = [...this.main.querySelectorAll('label, legend')].map(({ textContent }) => textContent)
    return [...labels, ...named].map(spaced)
  }

  /** The options of the select element under a label. */
  options(label: string): string[] {
    const select = [...this.main.querySelectorAll('select')].find(
      ({ labels }) => labels && [...labels].some(({ textContent }) => bare(textContent).startsWith(bare(label))),
    )
    return [...(select?.options ?? [])].map(({ textContent }) => spaced(textContent))
  }
}
