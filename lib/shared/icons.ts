/** The foundation's icon in tabs and on home screens. The app draws it (lib/publishing/icons); its addresses are fixed. */
import type { Metadata } from 'next'

/** What stands at each address, in pixels; `share` is how much of the side the mark takes. */
export const ICON_FILES = {
  'favicon.ico': { sizes: [16, 32, 48], share: 0.92, filled: false },
  'icon-192.png': { sizes: [192], share: 0.92, filled: false },
  'icon-512.png': { sizes: [512], share: 0.92, filled: false },
  // What devices cut round must not show through at the corners.
  'apple-touch-icon.png': { sizes: [180], share: 0.86, filled: true },
  // A mask leaves a circle of 80 % of the width (W3C, Web Application Manifest, "Icon masks").
  'icon-maskable-512.png': { sizes: [512], share: 0.62, filled: true },
} as const satisfies Record<string, { sizes: readonly number[]; share: number; filled: boolean }>

export type IconName = keyof typeof ICON_FILES

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_FILES, name)

/** @param version changes with what is drawn, so that browsers fetch it anew; left out where the page cannot know it */
export function iconAddress(name: IconName, version?: string): string {
  return version ? `/${name}?v=${version}` : `/${name}`
}

/** What a page's head says of icons. */
export function iconLinks(version?: string) {
  return {
    // A browser takes the last that it knows.
    icon: [
      { url: iconAddress('favicon.ico', version), sizes: '48x48' },
      { url: iconAddress('icon-192.png', version), type: 'image/png', sizes: '192x192' },
    ],
    apple: iconAddress('apple-touch-icon.png', version),
  } satisfies Metadata['icons']
}

/** The icon inside the admin, whose pages do not know the version. */
export const MARK = iconAddress('icon-192.png')
