import { browserWords } from './words'

interface Refused {
  errors?: { message?: string; data?: Record<string, unknown> | null }[]
}

/** Why a call failed, in words; `data` where the answer says more. */
export interface Problem {
  problem: string
  /** Of the answer; undefined where none came. */
  status?: number
  data?: Record<string, unknown> | null
}

/**
 * Calls an endpoint of the admin.
 * @param path below /api
 * @param body sent as JSON; as it is where it holds a file
 */
export async function callApi<T = unknown>(
  method: string,
  path: string,
  body?: object,
): Promise<{ answer: T } | Problem> {
  const json = { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) }
  const init = body instanceof FormData ? { method, body } : json
  const answer = await fetch(`/api${path}`, init).catch(() => null)
  const read: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return { answer: read as T }
  const [error] = (read as Refused | null)?.errors ?? []
  const problem = error?.message ?? browserWords('shared')?.('notReached') ?? ''
  return { problem, status: answer?.status, data: error?.data }
}
