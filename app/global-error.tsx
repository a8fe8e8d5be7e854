'use client'

import '@/styles/fonts.css'
import '@/styles/globals.scss'
import { usePathname } from 'next/navigation'
import { localeOf } from '@/components/site/current'
import { ErrorPage } from '@/components/site/error-page'
import texts from '@/lib/i18n/messages/error.json'

interface GlobalErrorProps {
  error: Error & { digest?: string }
}

/** Stands in for the whole document when the shell itself fails; so it starts over with a full load. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const locale = localeOf(usePathname() ?? '/')
  return (
    <html lang={locale}>
      <body>
        <title>{texts[locale].heading}</title>
        <main>
          <ErrorPage error={error} onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
