/** Makes a response of the app ready for visitors: headers, Content-Security-Policy, inlined styles, deferred scripts. */
import type { IncomingMessage } from 'node:http'
import { deferScripts } from '@/lib/platform/content-security/deferred-scripts'
import { pagePolicy } from '@/lib/platform/content-security/policy'
import { log } from '@/lib/platform/log/log'
import { isSocialCardAddress } from '@/lib/shared/addresses/machine-paths'
import { isPrivateAddress, PRIVATE_HEADERS, redactKeys } from '@/lib/shared/addresses/private-address'
import type { CacheKey } from './cache-key'
import { type EncodedResponse, encodeResponse } from './encoded-response'
import { withoutStaticMarkup } from './flight/static-markup-page'
import { type StyleSource, withInlinedStyles } from './inlined-styles'
import { withoutNextParameters } from './next-router-headers'
import { isApiAddress } from './request'
import type { AppResponse } from './response-cache'
import { FILE_HEADERS, INTERNAL_HEADERS, isMedia, PAGE_LIFETIME } from './response-headers'
import { isNeverIndexed, NO_INDEX } from './robots'
import { SPECULATION_HEADER } from './speculation-rules'

const isHtml = ({ headers }: Pick<AppResponse, 'headers'>) => String(headers['content-type']).startsWith('text/html')

/** What all responses of a proxy have in common. */
export interface FinishOptions {
  /** Headers of every response. */
  common: Record<string, string>
  styles: StyleSource
  /** Whether visitors come over TLS. */
  isSecure: boolean
}

/** A request to the app. */
type AppRequest = Pick<CacheKey, 'address' | 'headers'>

/** Finishes a response of the app and encodes it. */
export function finishResponse(
  answer: AppResponse,
  { address }: Pick<CacheKey, 'address'>,
  { common, styles, isSecure }: FinishOptions,
): Promise<EncodedResponse> {
  const headers: AppResponse['headers'] = { ...(isNeverIndexed(address) && NO_INDEX), ...common }
  for (const [name, value] of Object.entries(answer.headers)) if (!INTERNAL_HEADERS.has(name)) headers[name] = value
  if (hasPageLifetime(address) && answer.status < 400) headers['cache-control'] = PAGE_LIFETIME
  if (isMedia(headers['content-type'])) Object.assign(headers, FILE_HEADERS)
  if (isPrivateAddress(address)) Object.assign(headers, PRIVATE_HEADERS)
  let { body } = answer
  if (isHtml(answer)) {
    const { html, style } = inlineStylesDeferScripts(body.toString(), styles)
    body = Buffer.from(html)
    const { policy, untrusted } = pagePolicy(html, { style, isSecure })
    if (untrusted > 0)
      log.warn(
        { path: redactKeys(address), untrusted },
        'A page has inline scripts that are not its own; they will not run.',
      )
    headers['content-security-policy'] = policy
    if (!isPrivateAddress(address)) Object.assign(headers, SPECULATION_HEADER)
  }
  return encodeResponse({ status: answer.status, headers, body })
}

/** Calls and social cards have Cache-Control of their own. */
const hasPageLifetime = (address: string) => !isApiAddress(address) && !isSocialCardAddress(address)

/** A page with its styles inlined, its scripts deferred until it was painted, and its static markup sent once. */
export const inlineStylesDeferScripts = (html: string, styles: StyleSource) =>
  withInlinedStyles(deferScripts(withoutStaticMarkup(html)), styles)

/** The request to the app for one visitor, without conditions and ranges, which the proxy handles. */
export function uncachedRequest(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  requestHeaders: Record<string, string>,
): AppRequest {
  const { host: _, 'if-none-match': __, 'if-modified-since': ___, range: ____, ...headers } = requestHeaders
  return { address: withoutNextParameters(url), headers }
}
