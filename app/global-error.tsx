'use client'

import '@/styles/fonts.css'
import '@/styles/globals.scss'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

interface GlobalErrorProps {
  error: Error & { digest?: string }
}

/**
 * Stands in for the whole document when the shell itself fails; so it starts over with a full load. It travels with
 * every first load: few words, in both languages at once.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  const path = usePathname() ?? '/'
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main className="wrap message">
          <h1>Unexpected Application Error!</h1>
          <a href={path}>
            Please try again · <span lang="bn">আবার চেষ্টা করুন</span>
          </a>
        </main>
      </body>
    </html>
  )
}
