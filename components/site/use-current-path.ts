'use client'

import { usePathname } from 'next/navigation'
import { withoutLocale } from './current-page'

/** The page's address without its language; the same while the server renders and in the browser. */
export function useCurrentPath(): string {
  return withoutLocale(usePathname() ?? '/')
}
