'use client'
import { useConfig, useTheme } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

const YEAR = 365 * 24 * 60 * 60

/**
 * Stores the theme that somebody chose, light or dark, in a cookie. Payload writes that cookie without Secure, and browsers
 * refuse a name that begins with __Host- without it.
 */
export function ThemeCookie({ children }: PropsWithChildren) {
  const { config } = useConfig()
  const { theme, autoMode } = useTheme()
  const { cookiePrefix = '' } = config
  useEffect(() => {
    // Until it is known what the browser prefers, there is nothing to keep.
    if (!cookiePrefix.startsWith('__Host-') || autoMode === undefined) return
    const lifetime = autoMode ? 0 : YEAR
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use.
    document.cookie = `${cookiePrefix}-theme=${theme}; Max-Age=${lifetime}; Path=/; Secure; SameSite=Lax`
  }, [cookiePrefix, theme, autoMode])
  return children
}
