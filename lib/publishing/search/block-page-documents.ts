import 'server-only'
import { getPages } from '@/lib/delivery/pages'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'
import { joinTexts } from '@/lib/shared/format/join-texts'
import type { SearchDocument } from './search-document'

/** The pages made of blocks. @throws ContentUnavailable */
export async function blockPageDocuments(): Promise<SearchDocument[]> {
  const [en, bn] = await Promise.all([getPages('en'), getPages('bn')])
  return en.map((page, at) => {
    const both = { en: page, bn: bn[at] ?? page }
    return {
      key: `block-page-${page.id}`,
      kind: 'page',
      path: page.path,
      date: null,
      parts: [both.en, both.bn],
      words: (locale, textOf) => wordsOf(both[locale], textOf),
    }
  })
}

function wordsOf({ title, category, tagline, description, blocks }: BlockPage, textOf: (html: string) => string) {
  const said = blocks.flatMap((block) => (block.kind === 'text' ? [textOf(block.text)] : textsOf(block)))
  return { title, about: category, text: joinTexts(description, tagline, ...said) }
}

/** What says nothing of the page: where it leads, which picture it shows, which list or form. */
const NO_TEXTS = new Set([
  'id',
  'kind',
  'link',
  'image',
  'pictures',
  'address',
  'of',
  'role',
  'form',
  'more',
  'companion',
])

/** All texts of a block but those of its links, in their order. */
function textsOf(value: PageBlock | unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NO_TEXTS.has(name) ? [] : textsOf(part)))
}
