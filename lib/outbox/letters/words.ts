/** What mails say. In files of their own: no page needs these words. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/mails.bn.json'
import english from '@/lib/shared/i18n/messages/mails.en.json'

export type MailWords = typeof english

const WORDS: Record<Locale, MailWords> = { en: english, bn: bangla }

/** These words in a language, as they read now. */
export const mailWords = (locale: Locale): MailWords => wordsIn(WORDS[locale], locale, 'mails')
