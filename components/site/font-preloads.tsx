import type { Locale } from '@/lib/shared/addresses/localized'
import anekBengali from '@/styles/fonts/anek-bengali.woff2'
import anekLatin from '@/styles/fonts/anek-latin.woff2'
import hindBengali from '@/styles/fonts/hind-bengali-400.woff2'
import hindLatin from '@/styles/fonts/hind-latin-400.woff2'

const FACES: Record<Locale, string[]> = {
  en: [anekLatin, hindLatin],
  bn: [anekLatin, hindLatin, anekBengali, hindBengali],
}

/** The faces of the first words seen: headings and running text. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return FACES[locale].map((face) => (
    <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
  ))
}
