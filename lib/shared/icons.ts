/** The foundation's mark in tabs and on home screens (scripts/make-icons.ts makes all of it from the drawing). */
import type { Metadata } from 'next'

/** Drawn for light and dark grounds alike: it brings its own. */
export const MARK = '/icon.svg'

/** A browser takes the last that it knows: the drawing, or the file for those that draw none. */
const TAB = [
  { url: '/favicon.ico', sizes: '48x48' },
  { url: MARK, type: 'image/svg+xml' },
]

export const ICONS = { icon: TAB, apple: '/apple-touch-icon.png' } satisfies Metadata['icons']
