'use client'

import '@/styles/fonts.css'
import '@/styles/globals.scss'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { localeOf } from '@/components/site/current'
import texts from '@/lib/i18n/messages/error.json'

interface GlobalErrorProps {
  error: Error & { digest?: string }
}

/**
 * Stands in for the whole document when the shell itself fails; so it starts over with a full load. It travels with
 * every first load: nothing but words and links.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  const path = usePathname() ?? '/'
  const locale = localeOf(path)
  const text = texts[locale]
  useEffect(() => console.error(error), [error])
  return (
    <html lang={locale}>
      <body>
        <title>{text.heading}</title>
        <main className="wrap message">
          <h1>{text.heading}</h1>
          <p>{text.text}</p>
          <a href={path}>{text.retry}</a>
          <a href={locale === 'bn' ? '/bn' : '/'}>{text.home}</a>
        </main>
      </body>
    </html>
  )
}
