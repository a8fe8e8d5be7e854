/** For tests: components with the admin's words around them. */
import { render } from '@testing-library/react'
import type { PropsWithChildren, ReactElement } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { ADMIN_MESSAGES } from '@/lib/shared/i18n/admin/areas'
import { WordsContextProvider } from './words'

/** Renders as staff of a language see it. */
export const renderInWords = (shown: ReactElement, locale: Locale = 'en') =>
  render(shown, {
    wrapper: ({ children }: PropsWithChildren) => (
      <WordsContextProvider spoken={{ locale, messages: ADMIN_MESSAGES[locale] }}>{children}</WordsContextProvider>
    ),
  })
