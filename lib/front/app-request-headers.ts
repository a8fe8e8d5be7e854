/**
 * Makes the headers of every request to the app: those of the visitor, without headers that only frameworks and proxies may
 * set.
 */
import type { IncomingMessage } from 'node:http'
import { PROOF_HEADER } from '@/lib/shared/forms/extras'
import { clientAddress } from './client-address'
import { routerHeaders } from './next-router-headers'
import { HOP_BY_HOP } from './response-headers'

interface Options {
  siteUrl: string
  trustedProxies: string[]
  /** Development: Next's headers of hot reload are forwarded, too. */
  developing: boolean
}

/** @returns the headers of the request to the app */
export type AppRequestHeaders = (request: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>) => Record<string, string>

/** Headers of frameworks and proxies: dropped, unless in ALLOWED. The proxy sets the forwarded ones itself. */
const BLOCKED =
  /^(?:x-|next-|cf-|fastly-|forwarded$|via$|client-ip$|true-client-ip$|purpose$|rsc$|content-security-policy)/

const ALLOWED = new Set([
  // The solved proof-of-work challenge of a form.
  PROOF_HEADER,
  // The admin sends long queries in a body.
  'x-payload-http-method-override',
])

/** Header of server actions, which only the admin has. */
const ACTION = 'next-action'
const ADMIN = /^\/admin(?:[/?]|$)/

/** Cookies that make Next render a page otherwise (drafts, measurements); the site sets none. */
const NEXT_COOKIE = /^(?:__prerender_bypass|__next_preview_data|next-instant-navigation-testing)$/

function withoutNextCookies(cookie: string): string {
  if (!/__|next-/.test(cookie)) return cookie
  return cookie
    .split(/;\s*/)
    .filter((each) => !NEXT_COOKIE.test(each.split('=', 1)[0]?.trim() ?? ''))
    .join('; ')
}

/** Addresses that Payload answers. */
const STAFF = /^\/(?:admin|api)(?:[/?]|$)/

/** Payload has one Bangla, of Bangladesh, and knows it by that name alone. */
const anyBangla = (accepted: string) => accepted.replace(/\bbn(?:-[a-z]+)?\b/gi, 'bn-BD')

const isHotReload = (name: string) => /^(?:x-nextjs-|next-|rsc$)/.test(name)

/** @returns a function that makes the headers, with the visitor's address and scheme as the proxy knows them */
export function appRequestHeaders({ siteUrl, trustedProxies, developing }: Options): AppRequestHeaders {
  const clientOf = clientAddress(trustedProxies)
  const scheme = new URL(siteUrl).protocol.replace(':', '')
  return ({ url = '/', headers: sent, socket }) => {
    const isAllowed = (name: string) =>
      !BLOCKED.test(name) ||
      ALLOWED.has(name) ||
      (name === ACTION && ADMIN.test(url)) ||
      (developing && isHotReload(name))
    const forwarded = Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && isAllowed(name),
    )
    return {
      ...(Object.fromEntries(forwarded) as Record<string, string>),
      ...(!developing && routerHeaders(sent)),
      ...(sent['accept-language'] !== undefined &&
        STAFF.test(url) && { 'accept-language': anyBangla(sent['accept-language']) }),
      ...(sent.cookie !== undefined && { cookie: withoutNextCookies(sent.cookie) }),
      'x-forwarded-for': clientOf(socket.remoteAddress, sent['x-forwarded-for'] as string | undefined),
      'x-forwarded-proto': scheme,
    }
  }
}
