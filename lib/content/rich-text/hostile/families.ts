/**
 * Every payload by its family: written here after the families of OWASP's filter evasion and PortSwigger's cheat sheets
 * and of published mutation XSS, and multiplied where a family is a product of its parts. Each calls `hit()` if it ever
 * runs. Tests only.
 */
import { handlers } from './families/handlers'
import { links } from './families/links'
import { mutations } from './families/mutations'
import { pages } from './families/pages'
import { spellings } from './families/spellings'
import { PAYLOADS } from './payloads'

const all: Record<string, readonly string[]> = {
  'known ways in': PAYLOADS,
  ...handlers,
  ...links,
  ...mutations,
  ...pages,
  ...spellings,
}

const seen = new Set<string>()
const isNew = (text: string) => !seen.has(text) && seen.add(text)

/** Family → its payloads; no payload stands in two. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(all).map(([family, payloads]) => [family, payloads.filter(isNew)]),
)

export const ALL_PAYLOADS: readonly string[] = Object.values(FAMILIES).flat()
