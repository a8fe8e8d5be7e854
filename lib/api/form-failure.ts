import { getMessages } from 'next-intl/server'
import { IdempotencyKeyReused } from '@/lib/intake/idempotency'
import { TooManySubmissions } from '@/lib/intake/rate-limits'
import type { FormKind } from '@/lib/intake/schema/forms'
import { problemSentences } from '@/lib/intake/schema/sentences'
import { IdempotencyKeyRequired, InvalidForm, ProofOfWorkRequired } from '@/lib/intake/submit-form'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import { asApiError } from './api-failure'
import { ApiError } from './errors'

/** An error of a form as an ApiError, in the visitor's language. */
export async function asFormFailure(error: unknown, kind: FormKind, locale: Locale): Promise<ApiError> {
  const { forms, formAnswers } = await getMessages({ locale })
  if (error instanceof InvalidForm) {
    const fields = problemSentences(kind, error.problems, forms.problems, locale, error.typed)
    return new ApiError('invalid', forms.shared.check, fields)
  }
  if (error instanceof IdempotencyKeyRequired) {
    return new ApiError('invalid', fill(formAnswers.onceMore, { button: forms.donate.send }))
  }
  if (error instanceof IdempotencyKeyReused) return new ApiError('invalid', formAnswers.keyReused)
  if (error instanceof TooManySubmissions) return tooMany(error, formAnswers.tooMany, locale)
  if (error instanceof ProofOfWorkRequired) {
    return new ApiError('proof_wanted', formAnswers.proofWanted, {}, {}, { challenge: error.challenge })
  }
  const failure = asApiError(error)
  // What visitors read is said in their language; the rest is for programs.
  if (failure.code === 'unavailable' || failure.code === 'internal') {
    return new ApiError(failure.code, formAnswers.notStored, {}, failure.headers)
  }
  return failure.code === 'too_large' ? new ApiError('too_large', formAnswers.tooLarge) : failure
}

/** 429. @param sentence with a place for the minutes until the next attempt */
export function tooMany({ retryAfterSeconds }: TooManySubmissions, sentence: string, locale: Locale): ApiError {
  const minutes = number(Math.ceil(retryAfterSeconds / 60), locale)
  return new ApiError('too_many', fill(sentence, { minutes }), {}, { 'retry-after': String(retryAfterSeconds) })
}
