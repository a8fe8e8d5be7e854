/** The router of the content API: finds the call of a path, authorizes and runs it, and answers failures by the contract. */

import { withRequestHeaders } from '@/lib/access/audit/request-headers'
import { cms } from '@/lib/cms/instance'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import { asApiError } from './api-failure'
import { authenticate } from './authenticate'
import type { Call } from './call'
import { CALLS } from './calls'
import { ApiError, errorResponse } from './errors'

/** Calls by number of segments, so that a request is compared with few of them. */
const byLength = new Map<number, Call[]>()
for (const call of CALLS) byLength.set(call.path.length, [...(byLength.get(call.path.length) ?? []), call])

/** The parameters of a path. */
interface Matched {
  ids: string[]
  key: string
}

/** The parameters of a path that matches a pattern, or null. Names of calls are case-insensitive. */
function match(pattern: readonly string[], segments: readonly string[]): Matched | null {
  const ids: string[] = []
  let key = ''
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? ''
    if (part === '{key}') key = segment
    else if (part.startsWith('{')) ids.push(segment)
    else if (part.toLowerCase() !== segment.toLowerCase()) return null
  }
  return { ids, key }
}

/** An Id of the path. @throws ApiError not_found: what is no Id is nobody's */
function toId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id === 0 || id > LARGEST_ID) throw new ApiError('not_found', `There is no record with the Id ${text}.`)
  return id
}

/** Authenticates and authorizes a request, and runs its call. The one place of the content API that does. */
async function run(call: Call, request: Request, { ids, key }: Matched): Promise<Response> {
  if (call.needs === 'anyone') return call.run(request, ids.map(toId), key)
  const person = await authenticate(await cms(), request, call.needs)
  const response = await call.run(request, ids.map(toId), person)
  response.headers.set('cache-control', PRIVATE_NO_STORE)
  return response
}

async function answer(request: Request, segments: readonly string[]): Promise<Response> {
  const named = (byLength.get(segments.length) ?? []).flatMap((call) => {
    const found = match(call.path, segments)
    return found ? [{ call, ...found }] : []
  })
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const fitting = named.filter(({ call }) => call.method === method)
  const chosen = fitting.find(({ ids }) => ids.length === 0) ?? fitting[0]
  if (chosen) return run(chosen.call, request, chosen)
  const allowed = [...new Set(named.map(({ call }) => call.method))]
  if (allowed.length === 0) throw new ApiError('not_found', 'There is no such call.')
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ')
  throw new ApiError('method_not_allowed', `This call takes ${allow}.`, {}, { allow })
}

/** Answers a request to /api/v1/<segments>. Never throws. */
export async function handleCall(request: Request, segments: readonly string[]): Promise<Response> {
  try {
    const named = segments.filter((segment) => segment !== '')
    return await withRequestHeaders(request.headers, () => answer(request, named))
  } catch (error) {
    return errorResponse(asApiError(error))
  }
}
