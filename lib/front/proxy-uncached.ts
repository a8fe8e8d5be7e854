/** What the app answers in person: watched, counted, and asked again where that changes nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log/log'
import { adminPolicy } from './admin-policy'
import type { Admission } from './admission'
import type { QuestionHeaders } from './app-request-headers'
import { passOn } from './forward-request'
import type { RequestCounts } from './metrics'
import type { WatchedApp } from './page-cache'
import { isAdminAddress, isCallAddress, isSafe, isWrite, sectionOf } from './request'
import { type BodyLimits, bodyTaker, hasBody, mayExceed } from './request-body'
import { passingInTurn, passingOf } from './request-bulkheads'
import { headersOfPassed, isSecure } from './response-headers'
import { patiently } from './retry'

interface PassageOptions {
  app: Pick<WatchedApp, 'ready'>
  admission: Admission
  /** Where the app listens, on loopback. */
  appPort: number
  /** Headers with which the app is asked. */
  told: QuestionHeaders
  /** Headers of every answer. */
  common: Record<string, string>
  siteUrl: string
  /** Says how long the app took. */
  developing: boolean
  requests: RequestCounts
  bodyLimits?: Partial<BodyLimits>
  /** Called when somebody may have written something. */
  onWrite: () => void
}

/**
 * @returns a function: has the app answer a request. It throws NoAnswer where there is none, and then nothing was sent yet;
 * and BodyRefused.
 */
export function passage(
  options: PassageOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { app, appPort: port, told, common, siteUrl, developing, requests, onWrite, admission } = options
  const takeBody = bodyTaker(options.bodyLimits)
  const inTurn = passingInTurn()

  return async (request, response) => {
    const { url = '/' } = request
    const startedAt = performance.now()
    const policy = !developing && isAdminAddress(url) ? adminPolicy(isSecure({ siteUrl })) : undefined
    const usual = isCallAddress(url) ? 'form' : 'sign-in'
    const isAdmitted =
      (await admission.isSignedIn(request.headers)) ||
      (mayExceed(request, usual) && (await admission.isKnownKey(request.headers)))
    const body = hasBody(request) ? await takeBody(request, isAdmitted ? 'long' : usual) : undefined
    const isWhole = body?.isWhole !== false
    const once = (deadlineMs: number) =>
      passOn(request, response, {
        port,
        deadlineMs: developing ? COMPILING_MS : deadlineMs,
        told: { ...told(request), ...(policy !== undefined && { 'content-security-policy': policy }) },
        body,
        headers: (status, answered) => {
          requests.add('passed', status)
          if (status >= 500) log.warn({ method: request.method, path: sectionOf(request), status }, 'The app failed.')
          // Whoever wrote something is shown it (RFC 9111, section 4.4), even before the app has told of it.
          if (isWrite(request) && status < 400) onWrite()
          const took = developing ? performance.now() - startedAt : null
          return headersOfPassed({ url, answered, common, policy, took })
        },
      })
    try {
      await patiently(app, () => inTurn(passingOf(request, { isAdmitted, isLong: !isWhole }), once), {
        isRepeatable: isSafe(request) || isKnownAgain(request),
        isWhole,
        isWanted: () => !response.destroyed,
      })
    } finally {
      body?.release()
    }
  }
}

/** What is developed is compiled when it is first asked for. */
const COMPILING_MS = 300_000

/** A form that comes twice under one key is stored once (lib/intake/first-answer.ts). */
const isKnownAgain = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isCallAddress(url) && headers['idempotency-key'] !== undefined
