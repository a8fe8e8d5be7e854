/** Limits the bodies of Payload's own REST calls, whatever their Content-Length says, and the uploads of each account. */

import { queueUpload, TooManyUploads } from '@/lib/content/media/upload-queue'
import { QuotaUsedUp, takeUploadQuota } from '@/lib/content/media/upload-quota'
import { isNestedTooDeep } from '@/lib/platform/calls/json-nesting'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { isFilePart, parseMultipart } from '@/lib/platform/calls/multipart'
import { BodyTooLarge, readLimitedBody } from '@/lib/platform/calls/read-limited-body'
import { say } from '@/lib/platform/calls/say'
import { LARGEST_UPLOAD } from '@/lib/shared/content/picture-types'
import { cms } from './instance'

/** Multipart overhead of an upload: the description and the parts' headers. */
const AROUND = 100_000
/** The longest text of the site is far shorter, and lists of bank transactions come as JSON. */
const LARGEST_JSON = 8_000_000

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a REST handler of Payload's that takes bodies; strangers have been turned away before. */
export function withBodyLimits<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (!request.body) return handler(request, context)
    const type = request.headers.get('content-type') ?? ''
    const isUpload = /^multipart\//i.test(type)
    const limit = isUpload ? LARGEST_UPLOAD + AROUND : LARGEST_JSON
    const body = await readLimitedBody(request, limit).catch((error: unknown) => error)
    if (body instanceof BodyTooLarge) {
      const what = isUpload
        ? say('content.upload.tooLarge', { megabytes: LARGEST_UPLOAD / 1_000_000 })
        : say('signIn.refused.tooLarge')
      return errorResponse(413, what)
    }
    // Whoever went away meanwhile is no failure of the site.
    if (!Buffer.isBuffer(body)) return errorResponse(400, say('content.calls.brokeOff'))
    const texts = isUpload ? textsIn(body, type) : [body]
    if (!texts) return errorResponse(400, say('content.calls.unreadableForm'))
    if (texts.some(isNestedTooDeep)) return errorResponse(400, say('content.calls.tooDeep'))
    if (isUpload) {
      const payload = await cms()
      const { user } = await payload.auth({ headers: request.headers })
      try {
        if (user) await takeUploadQuota(payload, user.id, body.byteLength)
      } catch (error) {
        if (!(error instanceof QuotaUsedUp)) throw error
        return errorResponse(429, error.message, { retryAfter: error.retryAfterSeconds })
      }
    }
    const { url, method, headers, signal } = request
    const forward = () => handler(new Request(url, { method, headers, signal, body: new Uint8Array(body) }), context)
    // The admin sends every form as multipart; who saves a text waits for nobody's pictures.
    if (!isUpload || !body.includes('filename')) return forward()
    return queueUpload(forward).catch((error: unknown) => {
      if (!(error instanceof TooManyUploads)) throw error
      return errorResponse(503, error.message, { retryAfter: 60 })
    })
  }
}

/** What a form holds beside its files; null where it cannot be read. */
const textsIn = (body: Buffer, type: string): Buffer[] | null =>
  parseMultipart(body, type)?.flatMap((part) => (isFilePart(part) ? [] : [part.content])) ?? null
