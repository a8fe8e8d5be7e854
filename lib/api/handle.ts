/** One door for all calls: finds the call of a path, runs it, and says failures as the contract does. */

import { answering } from '@/lib/access/audit/asker'
import { cms } from '@/lib/cms/instance'
import { PRIVATE_NO_STORE } from '@/lib/platform/calls/json-response'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import type { Call } from './call'
import { CALLS } from './calls'
import { ApiError, errorResponse } from './errors'
import { asApiError } from './failures'
import { personWho } from './person'

/** Calls by number of segments, so that a request is compared with few of them. */
const byLength = new Map<number, Call[]>()
for (const call of CALLS) byLength.set(call.path.length, [...(byLength.get(call.path.length) ?? []), call])

/** What stands in a path for the braces of its call. */
interface Named {
  ids: string[]
  key: string
}

/** What a path names that has this form, or null. Names of calls are matched without regard to case. */
function match(pattern: readonly string[], segments: readonly string[]): Named | null {
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

/** Runs a call for whoever has what it needs: here that is asked, and nowhere else. */
async function run(call: Call, request: Request, { ids, key }: Named): Promise<Response> {
  if (call.needs === 'anyone') return call.run(request, ids.map(toId), key)
  const person = await personWho(await cms(), request, call.needs)
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
    return await answering(request.headers, () => answer(request, named))
  } catch (error) {
    return errorResponse(asApiError(error))
  }
}
