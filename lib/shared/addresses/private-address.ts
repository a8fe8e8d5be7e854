/** Which addresses are one donor's alone, however they are spelled. For the front and the app alike. */
import { normalizedPath } from './normalized-path'

/** The status page with all that stands below it, and its calls; the app minds no capitals in names of calls. */
const PRIVATE = /^(?:\/(?:bn|en))*\/pledge(?:\/|$)|^\/api\/v1\/pledges\/./i

/** What is neither of them in any spelling; nearly all addresses are not. */
const OTHER = /^(?!.*(?:pledge|%))/is

/** Of letters, slashes and the mark of escapes itself: whoever reads a log may decode them all. */
const ESCAPE = /%(2[5DEF]|3\d|[46][1-9A-F]|[57][\dA]|5[CF]|7E)/gi
/** Escapes of escapes that are looked through; the app looks through one. */
const DEPTH = 3

/** Whether whoever has this address is taken for the donor: no cache keeps it, and no log. @param url path, with its query or without */
export const isPrivateAddress = (url: string): boolean =>
  !OTHER.test(url) && PRIVATE.test(decodedPath(url.split(/[?#]/, 1)[0] ?? ''))

/** Over the headers that all answers have: nobody is told where a visitor came from, and nothing is listed. */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** A text with the keys of such addresses left out, for the log; these are spelled plainly then. */
export const redactKeys = (text: string): string =>
  text.replace(/([^\s/?#]*[a-z]:\/\/)?(\S+)/gi, (whole, origin: string | undefined, rest: string) => {
    if (OTHER.test(rest)) return whole
    const meant = decodedPath(rest)
    const hidden = meant.replace(/((?:^|\/)(?:(?:pledge|api\/v1\/pledges)\/)+)[^/?#\s]+/gi, '$1…')
    return hidden === meant && !/pledge/i.test(meant) ? whole : `${origin ?? ''}${hidden}`
  })

function decodedPath(path: string): string {
  let meant = path
  for (let depth = 0; depth < DEPTH; depth++) meant = normalizedPath(meant, ESCAPE)
  return meant
}
