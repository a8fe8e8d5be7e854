/** Changed sentences of another server, where this site has its own words still. */
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { type Sentence, sentenceOf } from '@/lib/content/words/catalog'
import { changeWords, type WordsTexts } from '@/lib/content/words/change-words'
import { cleanWords, problemOf } from '@/lib/content/words/check-text'
import { rightToChange } from '@/lib/content/words/groups'
import { say } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { LOCALES } from '@/lib/shared/i18n/routing'
import type { SiteImport } from './site-import'

const texts = z.record(z.string().max(200), z.unknown())
const schema = z.object({ en: texts, bn: texts })

/** @throws where the answer is no table of words */
export async function importWords(
  { payload, skip, count, say: tell }: SiteImport,
  { en }: { en: unknown },
): Promise<void> {
  const given = schema.safeParse(en)
  if (!given.success) throw new Error('is no table of words')
  const { docs } = await payload.find({ collection: 'words', pagination: false, depth: 0 })
  const here = new Map(docs.map((row) => [row.key, { en: row.en ?? '', bn: row.bn ?? '' }]))
  let ofMoney = 0
  for (const key of new Set(LOCALES.flatMap((locale) => Object.keys(given.data[locale])))) {
    const sentence = sentenceOf(key)
    if (!sentence) {
      skip(key.slice(0, 80), 'this version has no such sentence')
      continue
    }
    const before = here.get(key) ?? { en: '', bn: '' }
    const wanted = { ...before }
    for (const locale of LOCALES) wanted[locale] ||= usable(sentence, locale, given.data[locale][key], skip)
    if (wanted.en === before.en && wanted.bn === before.bn) {
      if (before.en || before.bn) count('unchanged')
      continue
    }
    const req = await createLocalReq({}, payload)
    await withTransaction(req, () => changeWords(req, sentence, { texts: wanted }))
    count(here.has(key) ? 'changed' : 'new')
    if (rightToChange(sentence.group) === 'payment.update') ofMoney += 1
  }
  if (ofMoney > 0) tell(`Words about money under way were taken over; please read them: ${ofMoney}.`)
}

/** A text as it would be stored; '' where it is the site's own, or refused. */
function usable(sentence: Sentence, locale: keyof WordsTexts, given: unknown, skip: SiteImport['skip']): string {
  if (given === undefined) return ''
  const what = `${sentence.key} (${locale})`
  if (typeof given !== 'string' || given.length > 20_000) {
    skip(what, 'should be a text')
    return ''
  }
  const text = cleanWords(given)
  const problem = problemOf(sentence, locale, text)
  if (problem) skip(what, say(problem.key, problem.values).replace(/\.$/, ''))
  return problem || text === sentence.own[locale] ? '' : text
}
