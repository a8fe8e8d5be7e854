/** Bulkheads and deadlines by class of request, so that no class keeps another waiting. */
import type { IncomingMessage } from 'node:http'
import { type Bulkhead, createBulkhead } from './bulkhead'
import { NoResponse } from './fetch-from-app'
import { isAdminAddress, isApiAddress } from './request'

/** Forms of visitors, admin requests without a session, those of staff and API clients, and their long bodies. */
export type RequestClass = 'visitor' | 'stranger' | 'staff' | 'upload'

interface Limits {
  /** Requests that the app handles at once. */
  concurrency: number
  /** Requests that wait for these. */
  queueSize: number
  /** Milliseconds until the response begins, the wait included; of a long body they count from its end. */
  deadlineMs: number
}

/** A form is stored, or a password compared, within a second; bank statements and exports take staff longer. */
const LIMITS: Record<RequestClass, Limits> = {
  visitor: { concurrency: 128, queueSize: 2000, deadlineMs: 20_000 },
  stranger: { concurrency: 16, queueSize: 128, deadlineMs: 30_000 },
  staff: { concurrency: 64, queueSize: 256, deadlineMs: 120_000 },
  upload: { concurrency: 16, queueSize: 16, deadlineMs: 120_000 },
}

interface Admitted {
  /** Whether the token or key of the request is real (lib/front/admission.ts). */
  isAdmitted: boolean
  /** Whether its body is streamed, since it is too long to be buffered. */
  isLong: boolean
}

/** The class of a request. */
export function requestClassOf(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  { isAdmitted, isLong }: Admitted,
): RequestClass {
  if (isLong) return 'upload'
  if (isAdmitted) return 'staff'
  return isApiAddress(url) || !(isAdminAddress(url) || url.startsWith('/api/')) ? 'visitor' : 'stranger'
}

/**
 * @returns a function that runs `send` in the bulkhead of a class, with the milliseconds that are left until its deadline. It
 * throws NoResponse when the queue is full, or the deadline passed in it.
 */
export function requestBulkheads(): <T>(
  requestClass: RequestClass,
  send: (leftMs: number) => Promise<T>,
) => Promise<T> {
  const bulkheadOf = (requestClass: RequestClass) =>
    createBulkhead(
      LIMITS[requestClass].concurrency,
      LIMITS[requestClass].queueSize,
      'Too many requests wait for the app.',
    )
  const bulkheads: Record<RequestClass, Bulkhead> = {
    visitor: bulkheadOf('visitor'),
    stranger: bulkheadOf('stranger'),
    staff: bulkheadOf('staff'),
    upload: bulkheadOf('upload'),
  }
  return (requestClass, send) => {
    const end = performance.now() + LIMITS[requestClass].deadlineMs
    return bulkheads[requestClass](() => {
      const left = end - performance.now()
      if (left <= 0) throw new NoResponse('The deadline passed while the request waited for the app.', 'not sent')
      return send(left)
    })
  }
}
