/** Pages made of blocks, read from the snapshot, with all that their blocks show. */
import 'server-only'
import { picturesOfPage } from '@/lib/content/model/page-pictures'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockPage, PageBlock, ShownLists } from '@/lib/shared/content/pages'
import type { ContentType, ImageIndex } from '@/lib/shared/content/types'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import { getImages, getList } from './content'
import { snapshotStore } from './snapshot-registry'
import { withStatements } from './statements'

const WORDS = { en: english, bn: bangla } satisfies Record<Locale, unknown>

interface Stated {
  from: readonly unknown[]
  pages: BlockPage[]
}

const stated: Partial<Record<Locale, Stated>> = {}

/**
 * All pages in a language, in their order, with what the site states by itself (statements.ts); the same object as long as
 * neither they, nor the settings, nor the words changed.
 */
export async function getPages(locale: Locale): Promise<BlockPage[]> {
  const { pages, settings } = await snapshotStore().current()
  const words = wordsIn<typeof english>(WORDS[locale], locale)
  const from = [pages.records[locale], settings[locale], words]
  const known = stated[locale]
  if (known && from.every((part, at) => part === known.from[at])) return known.pages
  const made = withStatements(pages.records[locale], settings[locale], words, locale)
  stated[locale] = { from, pages: made }
  return made
}

/** The page at an address; undefined where there is none, or none that is published. */
export async function getPage(path: string, locale: Locale): Promise<BlockPage | undefined> {
  return (await getPages(locale)).find((page) => page.path === path)
}

/** The lists that some blocks show. */
export async function getListsOf(blocks: readonly PageBlock[], locale: Locale): Promise<ShownLists> {
  const types = typesShownBy(blocks)
  const lists = await Promise.all(types.map(async (type) => [type, await getList(type, locale)] as const))
  return Object.fromEntries(lists) as ShownLists
}

/** Types of the lists that some blocks show. */
export const typesShownBy = (blocks: readonly PageBlock[]): ContentType[] => [...new Set(blocks.flatMap(typesOf))]

function typesOf(block: PageBlock): ContentType[] {
  switch (block.kind) {
    case 'donateBox':
    case 'campaigns':
      return ['donation']
    case 'beside':
      return block.of === 'news' ? ['news'] : []
    case 'cards':
      return block.of === '' ? [] : [block.of]
    case 'people':
      return [block.role]
    case 'questions':
      return block.questions.length > 0 ? [] : ['faq']
    case 'gallery':
      return block.pictures.length > 0 ? [] : ['imageGallery']
    case 'videos':
      return block.videos.length > 0 ? [] : ['videoGallery']
    default:
      return []
  }
}

/** What is known of the pictures that some pages show. */
export async function getPicturesOfPages(pages: readonly BlockPage[], locale: Locale): Promise<ImageIndex> {
  return getImages(pages.flatMap(picturesOfPage), locale)
}
