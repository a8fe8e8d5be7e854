/**
 * The index of the site's words. It follows the content: only what changed is indexed anew, a little at a time, so that
 * nobody waits for it.
 */
import 'server-only'
import { setImmediate as others } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { getVersions } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import { wordsOf } from './fold'
import { formOf } from './forms'
import { roughText } from './rough-text'
import { bySource, sectionId, sectionsOf } from './sections'
import type { Source } from './source'
import { listSources } from './sources'

interface Entry {
  id: string
  title: string
  about: string
  text: string
}

/** What one go may take, in milliseconds; others are served in between. */
const SLICE_MS = 8
/** A query waits so long for a change to be indexed, and for the first index; then it is answered from what there is. */
const PATIENCE_MS = { change: 1000, first: 2000 }

const FORMS_KEPT = 50_000
/** A text's many words are few different ones; '' stands for none. */
const formsKept = new LRUCache<string, string>({ max: FORMS_KEPT })

/** The form of a word, as formOf gives it; '' where it gives none. */
export function keptForm(word: string): string {
  const known = formsKept.get(word)
  if (known !== undefined) return known
  const form = formOf(word) ?? ''
  formsKept.set(word, form)
  return form
}

export class SearchIndex {
  /** What is indexed, by key. */
  readonly sources = new Map<string, Source>()
  private readonly words = new MiniSearch<Entry>({
    fields: ['title', 'about', 'text'],
    tokenize: (text) => Array.from(wordsOf(text), (word) => word.text),
    processTerm: keptForm,
    searchOptions: {
      boost: { title: 5, about: 2 },
      weights: { prefix: 0.4, fuzzy: 0.25 },
      // Queries come as forms.
      tokenize: (form) => [form],
      processTerm: (form) => form,
    },
  })
  /** The content that it was last made of. */
  private made: object | undefined
  private following: Promise<void> | undefined

  /** Ends when the index shows the content as it is now; a change of very much may still be under way. */
  async upToDate(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.made ? PATIENCE_MS.change : PATIENCE_MS.first)
    })
    await Promise.race([this.follow(), patience]).finally(() => clearTimeout(timer))
  }

  /** @param query of forms, as formOf gives them */
  find(query: Query): SearchResult[] {
    return bySource(this.words.search(query))
  }

  private follow(): Promise<void> {
    this.following ??= this.indexChanges().finally(() => {
      this.following = undefined
    })
    return this.following
  }

  private async indexChanges(): Promise<void> {
    const versions = await getVersions()
    if (this.made === versions) return
    const now = new Map((await listSources()).map((source) => [source.key, source]))
    // What is gone must not be found, however much there is to index.
    for (const key of [...this.sources.keys()]) if (!now.has(key)) this.remove(key)
    let began = performance.now()
    for (const source of now.values()) {
      await this.take(source)
      if (performance.now() - began < SLICE_MS) continue
      await others()
      began = performance.now()
    }
    this.made = versions
  }

  /** A record that cannot be indexed must not keep all others from being found. */
  private async take(source: Source): Promise<void> {
    const before = this.sources.get(source.key)
    try {
      if (!before || !isSame(before, source)) await this.put(source)
      // Records are made anew with their pictures, and their words stay as they are.
      else if (before !== source) this.sources.set(source.key, source)
    } catch (error) {
      log.error({ err: error, key: source.key }, 'A record could not be indexed; it is not found.')
    }
  }

  private async put(source: Source): Promise<void> {
    const { key } = source
    this.remove(key)
    const [en, bn] = [source.words('en', roughText), source.words('bn', roughText)]
    const both = (part: keyof typeof en) => (en[part] === bn[part] ? en[part] : `${en[part]} ${bn[part]}`)
    const [first = '', ...further] = sectionsOf(both('text'))
    this.words.add({ id: sectionId(key, 0), title: both('title'), about: both('about'), text: first })
    for (const [at, text] of further.entries()) {
      await others()
      this.words.add({ id: sectionId(key, at + 1), title: '', about: '', text })
    }
    this.sources.set(key, source)
  }

  private remove(key: string): void {
    for (let at = 0; this.words.has(sectionId(key, at)); at++) this.words.discard(sectionId(key, at))
    this.sources.delete(key)
  }
}

/** Whether what is found in them is the same: most often they are the very same objects. */
function isSame(before: Source, now: Source): boolean {
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
