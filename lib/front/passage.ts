/** What the app answers in person: watched, counted, and asked again where that changes nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { adminPolicy } from './admin-policy'
import { type BodyLimits, bodyTaker, hasBody } from './body'
import { headersOfPassed, isSecure } from './headers'
import type { WatchedApp } from './memory'
import type { RequestCounts } from './metrics'
import { passOn } from './pass-on'
import { patiently, unlessSilent } from './patient'
import type { QuestionHeaders } from './question-headers'
import { isAdminAddress, isSafe, isWrite, sectionOf } from './request'

interface PassageOptions {
  app: Pick<WatchedApp, 'ready'>
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
 * @returns a function: has the app answer a request; tells whether it did, and otherwise nothing was sent yet. It throws
 * BodyRefused.
 */
export function passage(
  options: PassageOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { app, appPort: port, told, common, siteUrl, developing, requests, onWrite } = options
  const takeBody = bodyTaker(options.bodyLimits)
  return async (request, response) => {
    const { url = '/' } = request
    const startedAt = performance.now()
    const policy = !developing && isAdminAddress(url) ? adminPolicy(isSecure({ siteUrl })) : undefined
    const body = hasBody(request) ? await takeBody(request) : undefined
    const once = async () => {
      await passOn(request, response, {
        port,
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
      return true
    }
    const question = {
      isSafe: isSafe(request),
      isWhole: body?.isWhole !== false,
      isWanted: () => !response.destroyed,
    }
    try {
      return (await unlessSilent(patiently(app, once, question))) ?? false
    } finally {
      body?.release()
    }
  }
}
