/**
 * Whom the front lets in to the admin, and to long bodies. This is admission alone: it keeps strangers from what only people
 * with an account have any use for. Whether a session was ended, and what somebody may do, the app says.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { readApiKey } from '@/lib/platform/credentials/api-key'
import { isValidToken, readSessionToken, signingKey } from '@/lib/platform/credentials/session-token'
import { bounded } from './bulkhead'
import { askApp } from './fetch-from-app'
import type { FrontOptions } from './reverse-proxy-options'

/** Where the app says whether a key is one of the site's. */
const KEYS = '/internal/key'
const KEY_DEADLINE_MS = 5000
/** So many keys are looked up at once, and so many wait; a stranger can make any number of them up. */
const KEYS_AT_ONCE = 4
const KEYS_WAITING = 16

type Credentials = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>

export interface Admission {
  /** Whether somebody has a token that the site signed, and that is not over. A forged cookie is none. */
  isSignedIn: (headers: Credentials) => Promise<boolean>
  /** Whether a program has a key that the app knows; false while it cannot be asked. */
  isKnownKey: (headers: Credentials) => Promise<boolean>
}

/** @param options the site's secret, and where the app listens */
export function admission({
  payloadSecret,
  appPort,
  siteUrl,
}: Pick<FrontOptions, 'payloadSecret' | 'appPort' | 'siteUrl'>): Admission {
  const signedWith = signingKey(payloadSecret)
  const inTurn = bounded(KEYS_AT_ONCE, KEYS_WAITING, 'There are too many keys to look up.')
  const toApp = { port: appPort, host: new URL(siteUrl).host, timeoutMs: KEY_DEADLINE_MS, maxBytes: 1000 }

  const isSignedIn = async (headers: Credentials) => {
    const token = readSessionToken(headers)
    return token !== undefined && isValidToken(token, signedWith)
  }
  const isKnownKey = async ({ authorization }: Credentials) => {
    if (authorization === undefined || readApiKey(new Headers({ authorization })) === null) return false
    const question = { address: KEYS, headers: { authorization } }
    return inTurn(() => askApp(question, toApp)).then(
      ({ status }) => status === 204,
      () => false,
    )
  }
  return { isSignedIn, isKnownKey }
}
