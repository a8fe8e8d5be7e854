/** The sentences that a screen shows: those of a place, with some words in them, or changed ones. */
import type { Payload } from 'payload'
import type { Actor } from '@/lib/access/rights/account-status'
import { meets } from '@/lib/access/rights/authorization'
import type { Locale } from '@/lib/shared/addresses/localized'
import { parseId } from '@/lib/shared/addresses/localized'
import { type ListQuery, queryOf, queryPage, queryParam, searchTerm } from '@/lib/shared/lists/list-query'
import { SENTENCES, type Sentence } from './catalog'
import { rightToChange, WORDS_GROUPS, type WordsGroup } from './groups'

export interface WordsFilter {
  /** Words that the key, the site's own words or the changed ones have. */
  q: string
  group: WordsGroup | ''
  changed: boolean
  /** Id of a stored row: the sentence that an entry of the history is about. */
  record: number | ''
}

export interface ListedSentence extends Sentence {
  /** What stands instead; '' where the site's own words stand. */
  changed: Record<Locale, string>
}

const PER_PAGE = 25

export function readWordsFilter(asked: ListQuery): WordsFilter {
  const group = queryParam(asked, 'group')
  return {
    q: searchTerm(asked),
    group: WORDS_GROUPS.find((each) => each === group) ?? '',
    changed: queryParam(asked, 'changed') === 'yes',
    record: parseId(queryParam(asked, 'record')) ?? '',
  }
}

/** The filter as a query, at a page. */
export const wordsQuery = ({ q, group, changed, record }: Partial<WordsFilter>, page?: number): string =>
  queryOf([
    ['q', q],
    ['group', group],
    ['changed', changed ? 'yes' : ''],
    ['record', record],
    ['page', page && page > 1 ? page : null],
  ])

/** Places whose sentences somebody may change, in their order. */
export const groupsFor = (actor: Actor | null | undefined): WordsGroup[] =>
  WORDS_GROUPS.filter((group) => meets(actor, rightToChange(group)))

export interface FoundWords {
  sentences: ListedSentence[]
  total: number
  page: number
  pages: number
}

/** A page of what is found among the sentences that somebody may change. */
export async function findWords(
  payload: Payload,
  actor: Actor | null | undefined,
  filter: WordsFilter,
  asked: ListQuery,
): Promise<FoundWords> {
  const stored = await storedWords(payload)
  const allowed = new Set(groupsFor(actor))
  const terms = plain(filter.q).split(/\s+/).filter(Boolean)
  const found = SENTENCES.filter(({ group }) => allowed.has(group) && (!filter.group || group === filter.group))
    .map((sentence): ListedSentence & { id: number | undefined } => {
      const { id, en, bn } = stored.get(sentence.key) ?? { id: undefined, en: '', bn: '' }
      return { ...sentence, changed: { en, bn }, id }
    })
    .filter(({ changed }) => !filter.changed || changed.en || changed.bn)
    .filter(({ id }) => !filter.record || id === filter.record)
    .filter((sentence) => includesAll(sentence, terms))
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(queryPage(asked, 'page'), pages)
  const sentences = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { sentences: sentences.map(({ id, ...sentence }) => sentence), total: found.length, page, pages }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

function includesAll({ key, own, changed }: ListedSentence, terms: readonly string[]): boolean {
  const texts = plain([key, own.en, own.bn, changed.en, changed.bn].join('\n'))
  return terms.every((term) => texts.includes(term))
}

interface StoredWords {
  id: number
  en: string
  bn: string
}

/** Key → what is stored of it. */
async function storedWords(payload: Payload): Promise<Map<string, StoredWords>> {
  const { docs } = await payload.find({ collection: 'words', pagination: false, depth: 0, overrideAccess: true })
  return new Map(docs.map(({ id, key, en, bn }) => [key, { id, en: en ?? '', bn: bn ?? '' }]))
}
