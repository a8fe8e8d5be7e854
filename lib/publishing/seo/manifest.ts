/** What a device needs to keep the site on its home screen (W3C, Web Application Manifest). */
import 'server-only'
import { getMessages } from 'next-intl/server'
import { getSettings } from '@/lib/delivery/content'
import { iconSourceOf, iconVersion } from '@/lib/publishing/icons/icon-source'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { paletteOf } from '@/lib/shared/colour/palette'
import { iconAddress } from '@/lib/shared/icons'

/** More letters are cut off below an icon. */
const SHORT_NAME = 12

/** The manifest in a language: links and search stay within reach, so the browser's smallest frame is kept. */
export async function manifest(locale: Locale) {
  const [settings, english, { shell }] = await Promise.all([
    getSettings(locale),
    getSettings('en'),
    getMessages({ locale }),
  ])
  const { name, tagline } = settings
  const { ink, paper } = paletteOf(settings.colours)
  const version = iconVersion(iconSourceOf(english))
  const home = localized(locale, paths.home)
  return {
    id: home,
    name,
    short_name: settings.shortName || shortName(name),
    description: tagline || shell.tagline,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // Both languages: who changes it stays inside.
    scope: '/',
    display: 'minimal-ui',
    theme_color: ink,
    background_color: paper,
    icons: [
      { src: iconAddress('icon-192.png', version), sizes: '192x192', type: 'image/png' },
      { src: iconAddress('icon-512.png', version), sizes: '512x512', type: 'image/png' },
      { src: iconAddress('icon-maskable-512.png', version), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** As many words of a name as stand below an icon; the first one, however long it is. */
export function shortName(name: string): string {
  return name.split(/\s+/).reduce((short, word) => {
    return `${short} ${word}`.length <= SHORT_NAME ? `${short} ${word}` : short
  })
}
