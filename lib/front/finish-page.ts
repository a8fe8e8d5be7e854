/** From the app's answers to those that visitors are sent: policy, lifetimes, and whole pages for what is not there. */
import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { deferScripts } from '@/lib/platform/content-security/deferred-scripts'
import { pagePolicy } from '@/lib/platform/content-security/policy'
import { log } from '@/lib/platform/log/log'
import { isPreviewAddress } from '@/lib/shared/addresses/machine-paths'
import { isPrivateAddress, PRIVATE_HEADERS, withoutKeys } from '@/lib/shared/addresses/private-address'
import type { EntryKey } from './cache-key'
import { type Packed, pack } from './encoded-response'
import { type StyleSource, withInlinedStyles } from './inlined-styles'
import { withoutInnerParameters } from './next-router-headers'
import { isCallAddress } from './request'
import type { Answer } from './response-cache'
import { FILE_HEADERS, INNER, isShown, PAGE_LIFETIME } from './response-headers'
import { isForPrograms, NO_INDEX } from './robots'

const isHtml = ({ headers }: Pick<Answer, 'headers'>) => String(headers['content-type']).startsWith('text/html')

/** What the answers of one front have in common. */
export interface Finishing {
  /** Headers of every answer. */
  common: Record<string, string>
  styles: StyleSource
  /** Whether visitors come over TLS. */
  isSecure: boolean
}

/** What the app is asked. */
type Question = Pick<EntryKey, 'address' | 'headers'>

/** Makes an answer of the app ready for visitors. */
export function finish(
  answer: Answer,
  { address }: Pick<EntryKey, 'address'>,
  { common, styles, isSecure }: Finishing,
): Promise<Packed> {
  const headers: Answer['headers'] = { ...(isForPrograms(address) && NO_INDEX), ...common }
  for (const [name, value] of Object.entries(answer.headers)) if (!INNER.has(name)) headers[name] = value
  if (hasPageLifetime(address) && answer.status < 400) headers['cache-control'] = PAGE_LIFETIME
  if (isShown(headers['content-type'])) Object.assign(headers, FILE_HEADERS)
  if (isPrivateAddress(address)) Object.assign(headers, PRIVATE_HEADERS)
  let { body } = answer
  if (isHtml(answer)) {
    const { html, style } = firstThingsFirst(body.toString(), styles)
    body = Buffer.from(html)
    const { policy, others } = pagePolicy(html, { style, isSecure })
    if (others > 0)
      log.warn(
        { path: withoutKeys(address), others },
        'A page has inline scripts that are not its own; they will not run.',
      )
    headers['content-security-policy'] = policy
  }
  return pack({ status: answer.status, headers, body })
}

/** Calls and drawn pictures know better how long they are good for. */
const hasPageLifetime = (address: string) => !isCallAddress(address) && !isPreviewAddress(address)

/** A page in the order in which a visitor needs it: with its styles in it, and its scripts after it was painted. */
export const firstThingsFirst = (html: string, styles: StyleSource) => withInlinedStyles(deferScripts(html), styles)

/**
 * Where the app draws the page for what is not there; its own 404s are empty without script (Next issue 62228).
 * @param path of a request, in whose language the page is
 */
export function missingPage(path: string): EntryKey {
  const address = /^\/bn(?:\/|$)/.test(path) ? '/bn/not-found' : '/not-found'
  // Not the key of the address itself: nobody is to find the page there with the status 200.
  return { key: `missing ${address}`, address, headers: {} }
}

/** Whether an address is that of the page for what is not there, which as an address is not there either. */
const isMissingAddress = (address: string): boolean => /^(?:\/bn)?\/not-found$/.test(address)

/**
 * Whether an address is nobody's to ask the app for. Next would make pictures smaller, which are all made when they come in,
 * and take any address that begins so for a picture's, and tell its log of it. @param address decoded path
 */
export function isClosed(address: string): boolean {
  // The app goes up by dots and takes a backslash for a slash.
  const meant = posix.normalize(address.replaceAll('\\', '/'))
  return isMissingAddress(meant) || /^\/(?:(?:internal|metrics)(?:\/|$)|_next\/image)/.test(meant)
}

/** Whether a person is to be told that there is nothing: who asks for a call or for data is answered in kind. */
export function isMissingPage({ status }: Pick<Answer, 'status'>, { address, headers }: Question): boolean {
  return status === 404 && !isCallAddress(address) && headers.rsc !== '1'
}

/** A page as the answer to an address where there is nothing. */
export function asMissing(page: Packed): Packed {
  const headers = { ...NO_INDEX, ...page.headers, 'cache-control': 'no-cache' }
  return { ...page, status: 404, headers, variants: new Map() }
}

/** What the app is asked for one visitor: as it was sent, but for what is the front's own business. */
export function personal({ url = '/' }: Pick<IncomingMessage, 'url'>, told: Record<string, string>): Question {
  const { host: _, 'if-none-match': __, 'if-modified-since': ___, range: ____, ...headers } = told
  return { address: withoutInnerParameters(url), headers }
}
