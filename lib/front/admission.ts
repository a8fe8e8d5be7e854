/**
 * Admission control for the admin and for long bodies: whether a request has a valid session token or a known API key. Whether
 * a session was revoked, and what its account may do, the app decides.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { readApiKey } from '@/lib/platform/credentials/api-key'
import { isValidToken, readSessionToken, signingKey } from '@/lib/platform/credentials/session-token'
import { createBulkhead } from './bulkhead'
import { fetchFromApp } from './fetch-from-app'
import type { ReverseProxyOptions } from './reverse-proxy-options'

/** The app's route that checks a key. */
const KEYS = '/internal/key'
const KEY_DEADLINE_MS = 5000
/** Bulkhead of key checks: anybody can invent any number of keys. */
const KEYS_AT_ONCE = 4
const KEYS_WAITING = 16

type Credentials = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>

export interface Admission {
  /** Whether a request has a session token that the site signed and that has not expired. */
  isSignedIn: (headers: Credentials) => Promise<boolean>
  /** Whether a request has an API key that the app knows; false while the app does not respond. */
  isKnownKey: (headers: Credentials) => Promise<boolean>
}

/** @param options the site's secret, and where the app listens */
export function admission({
  payloadSecret,
  appPort,
  siteUrl,
}: Pick<ReverseProxyOptions, 'payloadSecret' | 'appPort' | 'siteUrl'>): Admission {
  const key = signingKey(payloadSecret)
  const runInBulkhead = createBulkhead(KEYS_AT_ONCE, KEYS_WAITING, 'There are too many keys to look up.')
  const toApp = { port: appPort, host: new URL(siteUrl).host, timeoutMs: KEY_DEADLINE_MS, maxBytes: 1000 }

  const isSignedIn = async (headers: Credentials) => {
    const token = readSessionToken(headers)
    return token !== undefined && isValidToken(token, key)
  }
  const isKnownKey = async ({ authorization }: Credentials) => {
    if (authorization === undefined || readApiKey(new Headers({ authorization })) === null) return false
    const keyCheck = { address: KEYS, headers: { authorization } }
    return runInBulkhead(() => fetchFromApp(keyCheck, toApp)).then(
      ({ status }) => status === 204,
      () => false,
    )
  }
  return { isSignedIn, isKnownKey }
}
