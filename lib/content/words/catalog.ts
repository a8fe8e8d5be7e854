/** All sentences of the interface that can be changed, with the site's own words in both languages. */
import type { Locale } from '@/lib/shared/addresses/localized'
import siteBn from '@/lib/shared/i18n/messages/bn.json'
import siteEn from '@/lib/shared/i18n/messages/en.json'
import error from '@/lib/shared/i18n/messages/error.json'
import mailsBn from '@/lib/shared/i18n/messages/mails.bn.json'
import mailsEn from '@/lib/shared/i18n/messages/mails.en.json'
import pledgeBn from '@/lib/shared/i18n/messages/pledge.bn.json'
import pledgeEn from '@/lib/shared/i18n/messages/pledge.en.json'
import receiptBn from '@/lib/shared/i18n/messages/receipt.bn.json'
import receiptEn from '@/lib/shared/i18n/messages/receipt.en.json'
import statementBn from '@/lib/shared/i18n/messages/statement.bn.json'
import statementEn from '@/lib/shared/i18n/messages/statement.en.json'
import { groupOf, WORDS_GROUPS, type WordsGroup } from './groups'

export interface Sentence {
  /** Its path in the messages, beginning with the file's name where that is not the pages' own. */
  key: string
  group: WordsGroup
  /** The site's own words. */
  own: Readonly<Record<Locale, string>>
}

/** As wordsIn (lib/shared/i18n/changed-words.ts) is asked for them. */
const MESSAGES = {
  en: { ...siteEn, error: error.en, mails: mailsEn, pledge: pledgeEn, receipt: receiptEn, statement: statementEn },
  bn: { ...siteBn, error: error.bn, mails: mailsBn, pledge: pledgeBn, receipt: receiptBn, statement: statementBn },
} satisfies Record<Locale, unknown>

/** Every text by its path. */
function textsIn(part: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof part === 'string') return [[path.join('.'), part]]
  return Object.entries(part as object).flatMap(([step, below]) => textsIn(below, [...path, step]))
}

/** What is empty in both languages is a place where nothing stands, and stays one. */
function sentences(): Sentence[] {
  const bangla = new Map(textsIn(MESSAGES.bn))
  const all = textsIn(MESSAGES.en).map(([key, en]) => ({
    key,
    group: groupOf(key),
    own: { en, bn: bangla.get(key) ?? '' },
  }))
  const shown = all.filter(({ own }) => own.en || own.bn)
  return WORDS_GROUPS.flatMap((group) => shown.filter((each) => each.group === group))
}

/** In the order of the places, and within one in that of the messages. */
export const SENTENCES: readonly Sentence[] = sentences()

const byKey = new Map(SENTENCES.map((sentence) => [sentence.key, sentence]))

export const sentenceOf = (key: string): Sentence | undefined => byKey.get(key)
