import { toast } from '@payloadcms/ui'
import { callApi } from './call-api'

/**
 * Calls an endpoint of the admin, and shows a failure as a toast.
 * @param path below /api
 * @returns the answer; null when it failed
 */
export async function callOrToast<T = unknown>(method: string, path: string, body?: object): Promise<T | null> {
  const called = await callApi<T>(method, path, body)
  if ('answer' in called) return called.answer
  toast.error(called.problem)
  return null
}
