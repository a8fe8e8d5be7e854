import type { AfterErrorHook } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { reportWriteFailure, writeFailureOf } from '@/lib/platform/database/write-failure'

/** Whoever saves, or signs in, while the database takes no writes is told why. */
export const answerWriteFailure: AfterErrorHook = ({ error }) => {
  const failure = writeFailureOf(error)
  if (!failure) return undefined
  reportWriteFailure(error)
  return { status: 503, response: { errors: [{ message: say(`shared.notSaved.${failure}`) }] } as never }
}
