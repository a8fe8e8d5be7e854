'use client'
import { toast } from '@payloadcms/ui'
import type { Locale } from '@/lib/shared/addresses/localized'
import { callApi } from '../shared/call-api'
import shared from '../shared/shared.module.scss'
import { useHydrated } from '../shared/use-hydrated'
import { useStaffLocale, useWords } from '../shared/words'
import styles from './account-panel.module.scss'

/** Each in itself: whoever looks for theirs may read no other. */
const NAMES = [
  ['bn', 'বাংলা'],
  ['en', 'English'],
] as const satisfies [Locale, string][]

/** Chooses the language of one's account. @param asked whether it was not chosen yet, so that none is marked as such */
export function LanguageChoice({ asked = false }: { asked?: boolean }) {
  const words = useWords('account')
  const locale = useStaffLocale()
  const ready = useHydrated()

  async function choose(language: Locale): Promise<void> {
    const called = await callApi('POST', '/users/language', { language })
    // The whole page, with Payload's own words, is drawn anew.
    if ('answer' in called) window.location.reload()
    else toast.error(words('language.failed'))
  }

  return (
    <fieldset className={styles.languages} aria-label={words('language.label')}>
      {NAMES.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          disabled={!ready}
          className={language === locale && asked ? `${shared.button} ${shared.main}` : shared.button}
          aria-pressed={asked ? undefined : language === locale}
          onClick={() => void choose(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
