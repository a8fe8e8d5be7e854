import { toast } from '@payloadcms/ui'

interface Refused {
  errors?: { message?: string }[]
}

const NOT_REACHED = 'The site did not answer. Please try again.'

/**
 * Makes a call of the admin's own. What went wrong is said in a toast.
 * @param path below /api
 * @returns the answer; null when it was refused, or none came
 */
export async function send<T = unknown>(method: string, path: string, body?: object): Promise<T | null> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) }
  const answer = await fetch(`/api${path}`, init).catch(() => null)
  const read: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return read as T
  toast.error((read as Refused | null)?.errors?.[0]?.message ?? NOT_REACHED)
  return null
}
