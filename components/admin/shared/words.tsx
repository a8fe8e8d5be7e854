'use client'
import { createContext, type PropsWithChildren, use, useEffect, useMemo } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { AdminMessages, Area } from '@/lib/shared/i18n/admin/areas'
import { translate, type Words } from '@/lib/shared/i18n/admin/translate'
import type { ClientArea } from './client-areas'

export type ClientMessages = Partial<Pick<AdminMessages, ClientArea>>

interface Spoken {
  locale: Locale
  /** Of the areas that the page shows. */
  messages: ClientMessages
}

const WordsContext = createContext<Spoken | null>(null)

/** In the browser, whose page is of one person; for what is no component. */
let inBrowser: Spoken | null = null

/** Hands the words of the person's language to client components. */
export function WordsContextProvider({ spoken, children }: PropsWithChildren<{ spoken: Spoken }>) {
  useEffect(() => {
    inBrowser = spoken
  }, [spoken])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

/** Hands further areas to the client components below. */
export function AddedWords({ messages, children }: PropsWithChildren<{ messages: ClientMessages }>) {
  const { locale, messages: known } = useSpoken()
  const spoken = useMemo(() => ({ locale, messages: { ...known, ...messages } }), [locale, known, messages])
  return <WordsContext value={spoken}>{children}</WordsContext>
}

/** The texts of an area for what happens after the page was drawn, such as a call's answer; null before. */
export const browserWords = <A extends ClientArea>(area: A): Words<A> | null =>
  inBrowser && translate(inBrowser.locale, inBrowser.messages as Pick<AdminMessages, A & Area>, area)

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
