'use client'

import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { useCurrentPath } from './use-current-path'

interface LanguageLinkProps {
  locale: Locale
  /** The other language's name for itself. */
  label: string
  className?: string
}

/** Leads to the same page in the other language; a full load, because the fonts and the page's language change. */
export function LanguageLink({ locale, label, className }: LanguageLinkProps) {
  const other = locale === 'en' ? 'bn' : 'en'
  return (
    <a
      href={localized(other, useCurrentPath())}
      lang={other}
      hrefLang={other}
      className={className}
      // What was searched for goes along.
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search
      }}
    >
      {label}
    </a>
  )
}
