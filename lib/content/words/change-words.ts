/** Stores what stands in the place of a sentence. */
import type { PayloadRequest } from 'payload'
import { lockRecord } from '@/lib/platform/database/record-lock'
import type { Locale } from '@/lib/shared/addresses/localized'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { Sentence } from './catalog'
import { cleanWords, problemOf, type TextProblem } from './check-text'

/** In both languages; '' is the site's own words. */
export type WordsTexts = Record<Locale, string>

export type ChangeOutcome =
  | { stored: WordsTexts }
  /** By language. */
  | { problems: Partial<Record<Locale, TextProblem>> }
  /** Somebody else changed it since; what stands there now. */
  | { now: WordsTexts }

export interface WordsChange {
  texts: WordsTexts
  /** What the person saw stored; nothing is compared where it is left out. */
  was?: WordsTexts
}

/**
 * Puts texts in the place of a sentence, in the request's transaction. A text that is empty, or says what the site says
 * by itself, takes the change back.
 */
export async function changeWords(
  req: PayloadRequest,
  sentence: Sentence,
  { texts, was }: WordsChange,
): Promise<ChangeOutcome> {
  const { key, own } = sentence
  const wanted = inBoth((locale) => {
    const text = cleanWords(texts[locale])
    return text === own[locale] ? '' : text
  })
  const problems = LOCALES.flatMap((locale) => {
    const problem = problemOf(sentence, locale, wanted[locale])
    return problem ? [[locale, problem] as const] : []
  })
  if (problems.length > 0) return { problems: Object.fromEntries(problems) }
  await lockRecord(req, 'words', null)
  const options = { collection: 'words', depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({ ...options, where: { key: { equals: key } }, limit: 1 })
  const [row] = docs
  const now = inBoth((locale) => row?.[locale] ?? '')
  if (was && !same(was, now)) return { now }
  if (same(wanted, now)) return { stored: now }
  // Null, so that what is there is what is changed.
  const data = { en: wanted.en || null, bn: wanted.bn || null }
  if (row) await req.payload.update({ ...options, id: row.id, data })
  else await req.payload.create({ ...options, data: { key, ...data } })
  return { stored: wanted }
}

const inBoth = (textOf: (locale: Locale) => string): WordsTexts => ({ en: textOf('en'), bn: textOf('bn') })

const same = (one: WordsTexts, other: WordsTexts): boolean => one.en === other.en && one.bn === other.bn
