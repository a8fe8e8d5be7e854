import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { ADMIN_MESSAGES, type AdminMessages } from '@/lib/shared/i18n/admin/areas'
import { staffLocale } from '@/lib/shared/i18n/admin/words'
import { CLIENT_AREAS, type ClientArea } from './client-areas'
import { WordsContextProvider } from './words'

/** Around every screen of the admin: the words of the person's language, for its client components. */
export function WordsProvider({ i18n, children }: ServerProps & { children: ReactNode }) {
  const locale = staffLocale(i18n.language)
  return (
    <WordsContextProvider spoken={{ locale, messages: clientMessages(ADMIN_MESSAGES[locale]) }}>
      {children}
    </WordsContextProvider>
  )
}

const clientMessages = (messages: AdminMessages) =>
  Object.fromEntries(CLIENT_AREAS.map((area) => [area, messages[area]])) as Pick<AdminMessages, ClientArea>
