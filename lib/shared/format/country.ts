/** Names of countries in a language, of the English names that treasurers list in the settings. */
import type { Locale } from '@/lib/shared/addresses/localized'

/** What people call them, where Unicode's names (CLDR) are others: English name in small letters → region code (ISO 3166-1). */
const OTHERWISE: Readonly<Record<string, string>> = {
  usa: 'US',
  uk: 'GB',
  uae: 'AE',
  'cabo verde': 'CV',
  congo: 'CG',
  'democratic republic of the congo': 'CD',
  'hong kong': 'HK',
  macao: 'MO',
  myanmar: 'MM',
  palestine: 'PS',
  'sao tome & principe': 'ST',
  turkey: 'TR',
}

/** Countries of the United Kingdom, which have no region code. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  england: 'ইংল্যান্ড',
  scotland: 'স্কটল্যান্ড',
  wales: 'ওয়েলস',
  'northern ireland': 'উত্তর আয়ারল্যান্ড',
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const names: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** The platform's names in a language; a list asks for them two hundred times. */
function namesIn(locale: Locale): Intl.DisplayNames {
  names[locale] ??= new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return names[locale]
}

/** As CLDR writes them: `Bosnia & Herzegovina`, `St. Lucia`. */
const folded = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/ and (?:the )?/, ' & ')
    .replace(/^saint /, 'st. ')

let codes: Map<string, string> | undefined

/** English name, folded → region code. Made when the first name is asked for: 676 codes are tried. */
function codesByName(): Map<string, string> {
  const english = namesIn('en')
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const named = pairs.flatMap((code): [string, string][] => {
    const name = english.of(code)
    return name ? [[folded(name), code]] : []
  })
  return new Map([...named, ...Object.entries(OTHERWISE)])
}

/** A country's name as readers of a language know it; the name itself where it is none that the platform knows. */
export function countryName(name: string, locale: Locale): string {
  if (locale === 'en') return name
  codes ??= codesByName()
  const key = folded(name)
  const code = codes.get(key)
  return WITHOUT_CODE[key] ?? (code ? namesIn(locale).of(code) : undefined) ?? name
}
