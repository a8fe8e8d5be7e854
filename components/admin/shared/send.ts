import { toast } from '@payloadcms/ui'
import { call } from './call'

/**
 * Makes a call of the admin's own. What went wrong is said in a toast.
 * @param path below /api
 * @returns the answer; null when it was refused, or none came
 */
export async function send<T = unknown>(method: string, path: string, body?: object): Promise<T | null> {
  const called = await call<T>(method, path, body)
  if ('answer' in called) return called.answer
  toast.error(called.problem)
  return null
}
