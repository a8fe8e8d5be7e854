/** Test oracle of the reverse proxy: its answer must be the app's, as it was a moment ago, with a policy that fits the page. */
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { inlineStylesDeferScripts } from '@/lib/front/finish-page'
import { buildStyles } from '@/lib/front/inlined-styles'
import { isAdminAddress } from '@/lib/front/request'
import { signInLocation } from '@/lib/front/sign-in-redirect'
import { readSessionToken } from '@/lib/platform/credentials/session-token'
import { canonicalUrl } from '@/lib/shared/addresses/canonical-url'
import type { RandomRequest } from './random-requests'
import { decoded, type RawAnswer } from './raw-http'
import { expect } from './started-sites'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64')

export const isHtml = ({ headers }: RawAnswer) => (headers['content-type'] ?? '').startsWith('text/html')

/** Hashes of the inline scripts that a browser would run. */
function inlineHashes(html: string): Set<string> {
  const { document } = new JSDOM(html).window
  const run = [...document.querySelectorAll('script')].filter(
    (script) => !script.hasAttribute('src') && !/json/.test(script.type) && script.textContent,
  )
  return new Set(run.map((script) => `'sha256-${sha256(script.textContent ?? '')}'`))
}

const styles = buildStyles('.next')

/** The app's answer as the proxy serves it: pages with inlined styles and deferred scripts. */
export function asServed({ target }: Pick<RandomRequest, 'target'>, said: string): string {
  return said.startsWith('<!DOCTYPE html>') && !target.startsWith('/admin')
    ? inlineStylesDeferScripts(said, styles).html
    : said
}

/** Expects the policy to allow exactly the page's inline scripts and styles. */
export function expectFittingPolicy(answer: RawAnswer, body: Buffer): void {
  const policy = answer.headers['content-security-policy']
  expect(policy, 'a policy').toBeDefined()
  const [scripts = ''] = /(?:^|;)\s*script-src [^;]*/.exec(policy ?? '') ?? []
  const allowed = new Set(scripts.match(/'sha256-[^']+'/g) ?? [])
  expect([...allowed].sort()).toEqual([...inlineHashes(body.toString())].sort())
  const inPage = [...body.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${sha256(text)}'`,
  )
  // The proxy's own error page has all of its styles inline.
  const files = answer.status === 503 ? [] : ["'self'"]
  expect(/style-src ([^;]*)/.exec(policy ?? '')?.[1]).toBe([...files, ...inPage].join(' '))
  expect(scripts).not.toMatch(/unsafe|nonce|strict-dynamic|https?:|\*/)
}

/** Whether an Accept-Encoding header allows an encoding (RFC 9110, section 12.5.3). */
function accepts(header: string | undefined, encoding: string): boolean {
  if (encoding === 'identity') return true
  const offers = (header ?? '').split(',').map((each) =>
    each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*')
  const weight = offer?.find((part) => part.startsWith('q='))
  return offer !== undefined && (weight === undefined || Number(weight.slice(2)) !== 0)
}

const headerOf = ({ headers }: RandomRequest, wanted: string) =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1]

/**
 * The statuses that fit the app's. Next answers a segment of a missing page with 404 when it renders it, and with 200 from
 * then on.
 */
export function statusesOf(request: RandomRequest, { status }: RawAnswer): number[] {
  const isPart = headerOf(request, 'next-router-segment-prefetch') !== undefined
  return isPart && [200, 404].includes(status) ? [200, 404] : [status]
}

/** Whether an address of the content API cannot be decoded. */
function isUnreadableCall(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return path.startsWith('/api/v1/')
  }
}

/**
 * The redirect or refusal with which the proxy answers by itself: to the canonical address, to the admin's sign-in, or of
 * an address that cannot be read.
 * @param token of the only session
 */
export function expectedRedirect(
  { method, target, headers }: RandomRequest,
  token: string,
): [status: number, place?: string] | undefined {
  const canonical = method === 'GET' || method === 'HEAD' ? canonicalUrl(target) : undefined
  if (canonical !== undefined) return [308, canonical]
  if (isUnreadableCall(target)) return [400]
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  const isSignedIn = readSessionToken(named) === token
  const place = signInLocation({ method, url: target }, isSignedIn)
  if (place !== undefined) return [307, place]
  const isRead = method === 'GET' || method === 'HEAD'
  return !isSignedIn && !isRead && isAdminAddress(target) ? [401] : undefined
}

/** The bodies of all strong ETags: no tag may name two bodies. */
export class EtagRegistry {
  readonly known = new Map<string, string>()
  readonly bodies = new Map<string, Buffer>()

  note(tag: string, wire: Buffer, body: Buffer): void {
    const hash = sha256(wire)
    expect(this.known.get(tag) ?? hash, `${tag} names one content`).toBe(hash)
    this.known.set(tag, hash)
    this.bodies.set(bareTag(tag), body)
  }
}

const bareTag = (tag: string) =>
  tag
    .replace(/^W\/|"/g, '')
    .replaceAll('"', '')
    .replace(/-(?:br|gzip)$/, '')

/**
 * Expects an answer's encoding and ETag to be valid.
 * @returns its decoded body, of a 304 that of the tag; undefined where it has none
 */
export function contentOf(request: RandomRequest, answer: RawAnswer, tags: EtagRegistry): Buffer | undefined {
  const { status, headers, wire } = answer
  const encoding = headers['content-encoding'] ?? 'identity'
  expect(accepts(headerOf(request, 'accept-encoding'), encoding), `${encoding} may be sent`).toBe(true)
  if (status === 304) {
    const asked = headerOf(request, 'if-none-match') ?? ''
    expect(['GET', 'HEAD']).toContain(request.method)
    const tag = bareTag(headers.etag ?? '')
    const matches =
      asked.trim() === '*' ||
      asked.split(',').some((each) => /^\s*(?:W\/)?".*"\s*$/.test(each) && bareTag(each.trim()) === tag)
    expect(matches, `304 for ${asked}, which is ${tag}`).toBe(true)
    return tags.bodies.get(tag)
  }
  if (request.method === 'HEAD') return undefined
  const body = decoded(answer)
  const tag = headers.etag
  if (tag?.startsWith('"') && status === 200) tags.note(tag, wire, body)
  if (isHtml(answer) && tag) expect(tag.startsWith('"'), `${tag} is strong`).toBe(true)
  return body
}
