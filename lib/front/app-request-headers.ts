/**
 * The headers with which the app is asked: those of a visitor, without what only the site's own parts, or proxies in front
 * of it, may say to each other. Every question to the app passes here.
 */
import type { IncomingMessage } from 'node:http'
import { PROOF_HEADER } from '@/lib/shared/forms/extras'
import { clientAddress } from './client-address'
import { routerHeaders } from './next-router-headers'
import { HOP_BY_HOP } from './response-headers'

interface Options {
  siteUrl: string
  trustedProxies: string[]
  /** Of Next's own headers, those of its hot reload are passed on as well. */
  developing: boolean
}

/** @returns the headers with which the app is asked what a visitor asked */
export type QuestionHeaders = (request: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>) => Record<string, string>

/**
 * Names beginning with these are those of frameworks and proxies: closed, unless one stands in OPEN. What is to be told of
 * a visitor is told by us.
 */
const CLOSED =
  /^(?:x-|next-|cf-|fastly-|forwarded$|via$|client-ip$|true-client-ip$|purpose$|rsc$|content-security-policy)/

const OPEN = new Set([
  // A browser that can solve a challenge.
  PROOF_HEADER,
  // The admin asks long questions in a body.
  'x-payload-http-method-override',
])

/** Calls of the admin's own functions; pages have none. */
const ACTION = 'next-action'
const ADMIN = /^\/admin(?:[/?]|$)/

/** Cookies by which Next would be told to draw a page otherwise (drafts, measurements); nobody is given any. */
const INNER_COOKIE = /^(?:__prerender_bypass|__next_preview_data|next-instant-navigation-testing)$/

function withoutInnerCookies(cookie: string): string {
  if (!/__|next-/.test(cookie)) return cookie
  return cookie
    .split(/;\s*/)
    .filter((each) => !INNER_COOKIE.test(each.split('=', 1)[0]?.trim() ?? ''))
    .join('; ')
}

const ofHotReload = (name: string) => /^(?:x-nextjs-|next-|rsc$)/.test(name)

/** @returns a function: what the app is told of a request, with the visitor's address and scheme as we know them */
export function questionHeaders({ siteUrl, trustedProxies, developing }: Options): QuestionHeaders {
  const clientOf = clientAddress(trustedProxies)
  const scheme = new URL(siteUrl).protocol.replace(':', '')
  return ({ url = '/', headers: sent, socket }) => {
    const isOpen = (name: string) =>
      !CLOSED.test(name) || OPEN.has(name) || (name === ACTION && ADMIN.test(url)) || (developing && ofHotReload(name))
    const told = Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && isOpen(name),
    )
    return {
      ...(Object.fromEntries(told) as Record<string, string>),
      ...(!developing && routerHeaders(sent)),
      ...(sent.cookie !== undefined && { cookie: withoutInnerCookies(sent.cookie) }),
      'x-forwarded-for': clientOf(socket.remoteAddress, sent['x-forwarded-for'] as string | undefined),
      'x-forwarded-proto': scheme,
    }
  }
}
