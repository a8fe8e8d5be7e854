/** What mails say. In files of their own: no page needs these words. */
import type { Locale } from '@/lib/shared/addresses/localized'
import bangla from '@/lib/shared/i18n/messages/mails.bn.json'
import english from '@/lib/shared/i18n/messages/mails.en.json'

export type MailWords = typeof english

export const WORDS: Record<Locale, MailWords> = { en: english, bn: bangla }
