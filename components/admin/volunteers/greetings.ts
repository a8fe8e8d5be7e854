import { getSettings } from '@/lib/delivery/content'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bn from '@/lib/shared/i18n/messages/bn.json'
import en from '@/lib/shared/i18n/messages/en.json'

/** First words of a chat with a volunteer, by language; `{name}` is a placeholder. */
export async function greetings(): Promise<Record<Locale, string>> {
  const [english, bangla] = await Promise.all([getSettings('en'), getSettings('bn')])
  return {
    en: fill(wordsIn(en, 'en').volunteers.greeting, { foundation: english.name }),
    bn: fill(wordsIn(bn, 'bn').volunteers.greeting, { foundation: bangla.name }),
  }
}
