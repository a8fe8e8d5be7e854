/** The words of a donor's private page, its calls and its mails. In files of their own: no other page needs them. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import siteBangla from '@/lib/shared/i18n/messages/bn.json'
import siteEnglish from '@/lib/shared/i18n/messages/en.json'
import bangla from '@/lib/shared/i18n/messages/pledge.bn.json'
import english from '@/lib/shared/i18n/messages/pledge.en.json'

type Forms = (typeof siteEnglish)['forms']

/** Those of the donate form come along: projects, rows of the bank account, and what stands on its buttons. */
export type PledgeWords = typeof english & { form: Forms['shared'] & Forms['donate'] }

const OWN: Record<Locale, typeof english> = { en: english, bn: bangla }
const OF_SITE = { en: siteEnglish, bn: siteBangla } satisfies Record<Locale, { forms: Forms }>

/** These words in a language, as they read now. */
export function pledgeWords(locale: Locale): PledgeWords {
  const { forms } = wordsIn(OF_SITE[locale], locale)
  return { ...wordsIn(OWN[locale], locale, 'pledge'), form: { ...forms.shared, ...forms.donate } }
}
