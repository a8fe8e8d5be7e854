'use client'
import { createContext, type PropsWithChildren, use, useMemo } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { AdminMessages, Area } from '@/lib/shared/i18n/admin/messages'
import { translate, type Words } from '@/lib/shared/i18n/admin/translate'
import type { ClientArea } from './client-areas'

interface Spoken {
  locale: Locale
  messages: Pick<AdminMessages, ClientArea>
}

const WordsContext = createContext<Spoken | null>(null)

/** Hands the words of the person's language to client components. */
export const WordsContextProvider = ({ spoken, children }: PropsWithChildren<{ spoken: Spoken }>) => (
  <WordsContext value={spoken}>{children}</WordsContext>
)

function useSpoken(): Spoken {
  const spoken = use(WordsContext)
  if (!spoken) throw new Error('There is no WordsProvider around this component.')
  return spoken
}

/** The language of the admin, for figures and days. Client components; on the server `staffLocaleOfRequest`. */
export const useStaffLocale = (): Locale => useSpoken().locale

/** The texts of an area of the admin. Client components; on the server `getWords`. */
export function useWords<A extends ClientArea>(area: A): Words<A> {
  const { locale, messages } = useSpoken()
  return useMemo(() => translate(locale, messages as Pick<AdminMessages, A & Area>, area), [locale, messages, area])
}
