import type { ReactNode } from 'react'
import type { Theme } from '@/lib/access/theme-cookie'
import type { Locale } from '@/lib/shared/addresses/localized'
import { ADMIN_MESSAGES } from '@/lib/shared/i18n/admin/areas'
import { WordsContextProvider } from '../shared/words'
import styles from './sign-in-document.module.scss'

interface SignInDocumentProps {
  /** Undefined: as the browser prefers. */
  theme: Theme | undefined
  locale: Locale
  children: ReactNode
}

/** HTML document of the sign-in page, in the admin's colours and without its script. */
export function SignInDocument({ theme, locale, children }: SignInDocumentProps) {
  const { shared, signIn } = ADMIN_MESSAGES[locale]
  return (
    <html lang={locale} className={styles.door} data-theme={theme}>
      <body className={styles.body}>
        {/* No more: strangers see this page. */}
        <WordsContextProvider spoken={{ locale, messages: { shared, signIn } }}>{children}</WordsContextProvider>
      </body>
    </html>
  )
}
