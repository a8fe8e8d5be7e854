/** Maps errors of other layers to errors of the API. */
import { APIError } from 'payload'
import { QuotaUsedUp } from '@/lib/content/media/upload-quota'
import { fieldsOf } from '@/lib/content/model/wire'
import { reportWriteFailure } from '@/lib/platform/database/write-failure'
import { log } from '@/lib/platform/log/log'
import type { ContentType } from '@/lib/shared/content/types'
import { ApiError, invalid } from './errors'

const RETRY = { 'retry-after': '5' }

interface PayloadFieldError {
  path?: string
  message?: string
}

/** An error as an ApiError; an unexpected one is logged, and answered without its details. */
export function asApiError(error: unknown, type?: ContentType): ApiError {
  if (error instanceof ApiError) return error
  // By its name: the snapshot is shared by bundles that each have a class of their own.
  if (error instanceof Error && error.name === 'ContentUnavailable') {
    return new ApiError('unavailable', 'The content cannot be reached just now; please try again.', {}, RETRY)
  }
  if (error instanceof APIError) {
    const errors = (error.data as { errors?: PayloadFieldError[] } | null | undefined)?.errors
    if (errors?.length) return invalid(fieldErrors(errors, type))
    if (error.status === 403) return new ApiError('not_allowed', 'Your account may not do this.')
    if (error.status === 409) return new ApiError('conflict', error.message)
    if (error.status === 404) return new ApiError('not_found', 'There is no such record.')
    if (error.status === 422) return new ApiError('invalid', error.message)
    if (error instanceof QuotaUsedUp) {
      return new ApiError('too_many', error.message, {}, { 'retry-after': String(error.retryAfterSeconds) })
    }
    if (error.status === 507 || error.status === 503) return new ApiError('unavailable', error.message)
  }
  reportWriteFailure(error)
  log.error({ err: error }, 'A call of the content API failed.')
  if (isDatabaseFailure(error)) {
    return new ApiError('unavailable', 'The content cannot be reached just now. Please try again in a moment.')
  }
  return new ApiError('internal', 'Something went wrong here. Nothing was changed; please try again.')
}

/** Paths of the CMS (detail.title) become fields of the type (title). */
function fieldErrors(errors: PayloadFieldError[], type: ContentType | undefined): Record<string, string> {
  const names = new Map(
    (type ? fieldsOf(type) : []).map(([name, field]) => ['from' in field ? field.from : name, name]),
  )
  return Object.fromEntries(
    errors.map(({ path = '', message = 'This is not valid.' }) => [names.get(path) ?? path, message]),
  )
}

function isDatabaseFailure(error: unknown): boolean {
  const text = `${error} ${(error as { cause?: unknown } | null)?.cause ?? ''} ${(error as { code?: string } | null)?.code ?? ''}`
  return /SQLITE_|ECONNREFUSED|ECONNRESET|database|connection|timeout/i.test(text)
}
