/** Fetches a picture of another server, judged by its bytes. */
import { ask, Refused, type RemoteServer } from '@/lib/platform/remote/ask'
import { patience } from '@/lib/platform/remote/patience'
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
  const patiently = patience()
  const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/*' }
  if (key) headers.authorization = `Bearer ${key}`
  const question = { headers, limit: PICTURE_LIMIT, timeoutMs: TIMEOUT_MS }
  return async (path) => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), `${origin}/`)
    const answer = await patiently(() => ask(url, question)).catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
    const type = answer?.status === 200 ? pictureType(answer.body) : undefined
    return answer && type ? { bytes: answer.body, type } : null
  }
}
