/** The words of a donor's private page, its calls and its mails. In files of their own: no other page needs them. */
import type { Locale } from '@/lib/shared/addresses/localized'
import siteBangla from '@/lib/shared/i18n/messages/bn.json'
import siteEnglish from '@/lib/shared/i18n/messages/en.json'
import bangla from '@/lib/shared/i18n/messages/pledge.bn.json'
import english from '@/lib/shared/i18n/messages/pledge.en.json'

type Forms = (typeof siteEnglish)['forms']

/** Those of the donate form come along: projects, rows of the bank account, and what stands on its buttons. */
export type PledgeWords = typeof english & { form: Forms['shared'] & Forms['donate'] }

export const PLEDGE_WORDS: Record<Locale, PledgeWords> = {
  en: { ...english, form: { ...siteEnglish.forms.shared, ...siteEnglish.forms.donate } },
  bn: { ...bangla, form: { ...siteBangla.forms.shared, ...siteBangla.forms.donate } },
}
