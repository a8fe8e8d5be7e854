/** What the app answers in person: watched, counted, and asked again where that changes nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { NoAnswer } from './ask-app'
import { headersOfPassed } from './headers'
import type { WatchedApp } from './memory'
import type { RequestCounts } from './metrics'
import { passOn } from './pass-on'
import { patiently, unlessSilent } from './patient'
import type { QuestionHeaders } from './question-headers'
import { isSafe, isWrite, sectionOf } from './request'

interface PassageOptions {
  app: Pick<WatchedApp, 'ready'>
  /** Where the app listens, on loopback. */
  appPort: number
  /** Headers with which the app is asked. */
  told: QuestionHeaders
  /** Headers of every answer. */
  common: Record<string, string>
  /** Says how long the app took. */
  developing: boolean
  requests: RequestCounts
  /** Called when somebody may have written something. */
  onWrite: () => void
}

/** @returns a function: has the app answer a request; tells whether it did, and otherwise nothing was sent yet */
export function passage(
  options: PassageOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { app, appPort: port, told, common, developing, requests, onWrite } = options
  return async (request, response) => {
    const startedAt = performance.now()
    const once = async () => {
      const answered = await passOn(request, response, {
        port,
        told: told(request),
        headers: (status) => {
          requests.add('passed', status)
          if (status >= 500) log.warn({ method: request.method, path: sectionOf(request), status }, 'The app failed.')
          // Whoever wrote something is shown it (RFC 9111, section 4.4), even before the app has told of it.
          if (isWrite(request) && status < 400) onWrite()
          return headersOfPassed(request.url ?? '/', common, developing ? performance.now() - startedAt : null)
        },
      })
      if (!answered) throw new NoAnswer('The app did not answer.')
      return true
    }
    return (await unlessSilent(patiently(app, once, isSafe(request)))) ?? false
  }
}
