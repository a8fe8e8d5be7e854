/** Fetches a picture of another server; its type is sniffed from its bytes. */
import { InvalidResponse, type RemoteServer, requestRemote } from '@/lib/platform/remote/remote-request'
import { retryPolicy } from '@/lib/platform/remote/retry-policy'
import { pictureType } from './picture-type'

export interface RemotePicture {
  bytes: Buffer
  type: string
}

/** As large as an upload may be. */
const PICTURE_LIMIT = 15_000_000
const TIMEOUT_MS = 10_000

/**
 * @returns a function: path below the server's root → the picture; null where that server has none that may be shown.
 * It throws Unreachable.
 */
export function pictureFetcher({ origin, key }: RemoteServer): (path: string) => Promise<RemotePicture | null> {
  const withRetry = retryPolicy()
  const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/*' }
  if (key) headers.authorization = `Bearer ${key}`
  const options = { headers, limit: PICTURE_LIMIT, timeoutMs: TIMEOUT_MS }
  return async (path) => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), `${origin}/`)
    const answer = await withRetry(() => requestRemote(url, options)).catch((error: unknown) => {
      if (error instanceof InvalidResponse) return null
      throw error
    })
    const type = answer?.status === 200 ? pictureType(answer.body) : undefined
    return answer && type ? { bytes: answer.body, type } : null
  }
}
