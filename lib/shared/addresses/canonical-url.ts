/**
 * Canonical URLs: every other spelling of a page's address is redirected to the canonical one, in one step. Search engines
 * would count two spellings as two pages.
 */

import { machinePaths } from './machine-paths'
import { normalizedPath } from './normalized-path'
import { paths } from './paths'
import { isPrivateAddress } from './private-address'

/** Not pages: their names are other people's, the build's, or tell capitals from small letters. */
const NO_PAGE = /^\/(?:admin|api|internal|media|images|_next)(?:\/|$)/

/** Where programs looked for it before it had its place (RFC 9116, section 3). */
const OLD_SECURITY = '/security.txt'

/** What people and other servers call the page of a folder. */
const INDEX = /(?:\/index(?:\.html?)?)+$/i

/** Old names of pages, below either language. */
const ALIASES: Record<string, string> = {
  [paths.donateEvents]: paths.donationEvents,
  [paths.newsDetails]: paths.news,
  [`${paths.news}/page/1`]: paths.newsPage(1),
  [`${paths.projects}/page/1`]: paths.projectsPage(1),
}

/**
 * Pages that the specification's own links name without their first slash (1, section 2): followed on any page, such a
 * link asks for them below its address.
 */
const FROM_ANYWHERE: readonly string[] = [paths.donateNow, paths.donateEvents]

/**
 * @param url path and query, as they were sent
 * @returns the canonical path with the query, where that is another; always a path of this site, whether there is a page
 * or not
 */
export function canonicalUrl(url: string): string | undefined {
  const [path = '', ...query] = url.split(/(?=\?)/)
  // What no browser sends can be read in more than one way, and is nobody's to be led on from.
  if (!/^\/[!-~]*$/.test(path) || path.includes('#')) return undefined
  const plain = withoutIndex(normalizedPath(path))
  const small = isPrivateAddress(plain) ? inSmallLettersToKey(plain) : inSmallLetters(plain)
  const english = withoutEnglish(small)
  const one = NO_PAGE.test(english) ? english : withoutAlias(english)
  return one === path || NO_PAGE.test(one) ? undefined : one + query.join('')
}

const withoutIndex = (path: string) => path.replace(INDEX, '') || '/'

/** Escapes are left as they are, and names of files. */
function inSmallLetters(path: string): string {
  if (/\.[a-z\d]+$/i.test(path)) return path
  return path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

/** Capitals of a key mean what they say. */
const inSmallLettersToKey = (path: string) =>
  path.replace(/^(?:\/(?:bn|en))*\/(?:pledge|api\/v1\/pledges)(?=\/|$)/i, (start) => start.toLowerCase())

const withoutEnglish = (path: string) => path.replace(/^(?:\/en)+(?=\/|$)/, '') || '/'

function withoutAlias(path: string): string {
  if (path === OLD_SECURITY) return machinePaths.security
  const [, language = '', page = ''] = /^(\/bn(?=\/))?(.*)$/.exec(path) ?? []
  const last = page.slice(page.lastIndexOf('/'))
  const name = FROM_ANYWHERE.includes(last) ? last : page
  return `${language}${Object.hasOwn(ALIASES, name) ? ALIASES[name] : name}`
}
