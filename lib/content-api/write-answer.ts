import type { ContentType, Identified } from '@/lib/content/types'
import { asApiError } from './failures'
import { localeOf } from './query'
import type { WriteRequest } from './write'

/** Runs a write and answers with its record. */
export async function answerWrite(
  request: Request,
  type: ContentType,
  status: 200 | 201,
  write: (write: WriteRequest) => Promise<Identified>,
): Promise<Response> {
  try {
    const data = await write({ type, request, locale: localeOf(request) })
    return Response.json({ data }, { status, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    throw asApiError(error, type)
  }
}
