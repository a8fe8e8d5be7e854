/**
 * The search index. It is updated incrementally when content changes, in slices that do not block the event loop.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { getChangedWords, getSettings, getVersions } from '@/lib/delivery/content'
import { timeSlices } from '@/lib/platform/event-loop/time-slices'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { log } from '@/lib/platform/log/log'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { wordsOf } from './fold'
import { listDocuments } from './record-documents'
import type { SearchDocument } from './search-document'
import { byDocument, sectionId, sectionsOf } from './sections'
import { isBangla, soundOf } from './sound'
import { foldedWord, stemOf } from './stem'
import { stripTags } from './strip-tags'

interface Entry {
  id: string
  title: string
  about: string
  text: string
}

/** How long a query waits for changes to be indexed, and for the first index; then it is answered from what there is. */
const TIMEOUT_MS = { change: 1000, first: 2000 }

const MAX_CACHED_WORDS = 50_000
/** Cache: word → its terms. */
const termCache = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_WORDS })

/** Sounds are terms beside the stems, told apart from them by this sign. */
const SOUND = '~'

/** The terms of an index for sounds. */
export const soundTerms = (sounds: readonly string[]): string[] => sounds.map((sound) => SOUND + sound)

/** The terms under which a word is indexed: its stem, and of a Bangla word its sounds, with and without its ending. */
export function termsOf(word: string): readonly string[] {
  const known = termCache.get(word)
  if (known) return known
  const folded = foldedWord(word)
  const stem = stemOf(folded)
  const sounds = stem && isBangla(stem) ? soundTerms([soundOf(stem), soundOf(folded)]) : []
  const terms = stem ? [...new Set([stem, ...sounds])] : []
  termCache.set(word, terms)
  return terms
}

export class SearchIndex {
  /** What is indexed, by key. */
  readonly documents = new Map<string, SearchDocument>()
  private readonly words = new MiniSearch<Entry>({
    fields: ['title', 'about', 'text'],
    tokenize: (text) => Array.from(wordsOf(text), (word) => word.text),
    processTerm: (word) => [...termsOf(word)],
    searchOptions: {
      boost: { title: 5, about: 2 },
      weights: { prefix: 0.4, fuzzy: 0.25 },
      // Queries come as stems.
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
    },
  })
  /** What was indexed: the versions of the content, the sentences that are changed, and the settings of both languages. */
  private indexed: readonly object[] = []
  private catchingUp: Promise<void> | undefined

  /** Resolves when the index is up to date, or after a timeout: a large change may still be under way. */
  async upToDate(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.indexed.length > 0 ? TIMEOUT_MS.change : TIMEOUT_MS.first)
    })
    await Promise.race([this.catchUp(), timeout]).finally(() => clearTimeout(timer))
  }

  /** @param query of stems, as stemOf gives them */
  find(query: Query): SearchResult[] {
    return byDocument(this.words.search(query))
  }

  private catchUp(): Promise<void> {
    this.catchingUp ??= this.indexChanges().finally(() => {
      this.catchingUp = undefined
    })
    return this.catchingUp
  }

  private async indexChanges(): Promise<void> {
    const sources = await Promise.all([getVersions(), getChangedWords(), ...LOCALES.map(getSettings)])
    if (sources.every((source, at) => source === this.indexed[at])) return
    const now = new Map((await listDocuments()).map((document) => [document.key, document]))
    // What is gone must not be found, however much there is to index.
    for (const key of [...this.documents.keys()]) if (!now.has(key)) this.remove(key)
    const pause = timeSlices()
    for (const document of now.values()) {
      await this.update(document)
      await pause()
    }
    this.indexed = sources
  }

  /** A record that cannot be indexed must not keep all others from being found. */
  private async update(document: SearchDocument): Promise<void> {
    const before = this.documents.get(document.key)
    try {
      if (!before || !isSame(before, document)) await this.put(document)
      // A record is another object when only its pictures changed; its words are the same.
      else if (before !== document) this.documents.set(document.key, document)
    } catch (error) {
      log.error({ err: error, key: document.key }, 'A record could not be indexed; it is not found.')
    }
  }

  private async put(document: SearchDocument): Promise<void> {
    const { key } = document
    this.remove(key)
    const [en, bn] = [document.words('en', stripTags), document.words('bn', stripTags)]
    const both = (part: keyof typeof en) => (en[part] === bn[part] ? en[part] : `${en[part]} ${bn[part]}`)
    const [first = '', ...further] = sectionsOf(both('text'))
    this.words.add({ id: sectionId(key, 0), title: both('title'), about: both('about'), text: first })
    for (const [at, text] of further.entries()) {
      await yieldToEventLoop()
      this.words.add({ id: sectionId(key, at + 1), title: '', about: '', text })
    }
    this.documents.set(key, document)
  }

  private remove(key: string): void {
    for (let at = 0; this.words.has(sectionId(key, at)); at++) this.words.discard(sectionId(key, at))
    this.documents.delete(key)
  }
}

/** Whether two documents have the same words: most often they are made of the very same objects. */
function isSame(before: SearchDocument, now: SearchDocument): boolean {
  if (before.path !== now.path || before.parts.length !== now.parts.length) return false
  return before.parts.every((part, at) => part === now.parts[at] || isDeepStrictEqual(part, now.parts[at]))
}

/** On globalThis: pages and handlers are bundled apart, and would otherwise each make one. */
const shared = globalThis as { foundationSearch?: SearchIndex }

/** The index of this process, showing the content as it is now. @throws ContentUnavailable */
export async function searchIndex(): Promise<SearchIndex> {
  shared.foundationSearch ??= new SearchIndex()
  await shared.foundationSearch.upToDate()
  return shared.foundationSearch
}

/** After the start other things come first. */
const START_PAUSE_MS = 3000

/** Makes the index before the first visitor searches. Called once, when the server starts. */
export function prepareSearch(): void {
  // While there is no content there is nothing to prepare; whoever searches then tries again.
  setTimeout(() => void searchIndex().catch(() => undefined), START_PAUSE_MS).unref()
}
