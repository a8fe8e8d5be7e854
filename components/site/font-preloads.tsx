import type { Locale } from '@/lib/shared/addresses/localized'
import anekLatin from '@/styles/fonts/anek-latin-700.woff2'
import hindLatin from '@/styles/fonts/hind-latin-400.woff2'

const FACES: Record<Locale, string[]> = {
  en: [anekLatin, hindLatin],
  // Bengali faces are heavy, and come after the first paint.
  bn: [hindLatin],
}

/** The faces of the first words seen: headings and running text. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return FACES[locale].map((face) => (
    <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
  ))
}
