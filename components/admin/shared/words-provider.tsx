import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { ADMIN_MESSAGES } from '@/lib/shared/i18n/admin/areas'
import { staffLocale } from '@/lib/shared/i18n/admin/words'
import { type ClientArea, COMMON_AREAS } from './client-areas'
import { staffLocaleOfRequest } from './request-words'
import { AddedWords, type ClientMessages, WordsContextProvider } from './words'

/** Around every screen of the admin: the words of the person's language, for its client components. */
export function WordsProvider({ i18n, children }: ServerProps & { children: ReactNode }) {
  const locale = staffLocale(i18n.language)
  return (
    <WordsContextProvider spoken={{ locale, messages: messagesOf(COMMON_AREAS, locale) }}>
      {children}
    </WordsContextProvider>
  )
}

/** Around one screen: the words of areas that only its client components show. */
export async function ScreenWords({ areas, children }: { areas: readonly ClientArea[]; children: ReactNode }) {
  return <AddedWords messages={messagesOf(areas, await staffLocaleOfRequest())}>{children}</AddedWords>
}

const messagesOf = (areas: readonly ClientArea[], locale: Locale): ClientMessages =>
  Object.fromEntries(areas.map((area) => [area, ADMIN_MESSAGES[locale][area]]))
