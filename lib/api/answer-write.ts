import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { env } from '@/lib/platform/env/env'
import type { Identified } from '@/lib/shared/content/types'
import { asApiError } from './api-failure'
import { ApiError } from './errors'
import { localeOf } from './query'
import type { WriteRequest } from './write'

const REMOTE =
  'This site shows the content of another server (CONTENT_API_URL), where it can be changed. Nothing was changed here.'

/** Runs a write and answers with its record. */
export async function answerWrite(
  { request, type, person }: Omit<WriteRequest, 'locale'>,
  status: 200 | 201,
  write: (write: WriteRequest) => Promise<Identified>,
): Promise<Response> {
  if (env().contentApiUrl) throw new ApiError('content_is_remote', REMOTE)
  try {
    const data = await write({ type, request, person, locale: localeOf(request) })
    return Response.json({ data }, { status, headers: { 'cache-control': PRIVATE_NO_STORE } })
  } catch (error) {
    throw asApiError(error, type)
  }
}
