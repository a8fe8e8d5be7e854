import { browserWords } from '@/components/admin/shared/words'
import { sayEnded } from '@/components/admin/sign-in/session-end'

export interface AddedPicture {
  id: number
  filename: string
}

interface SendFailure {
  /** In words; '' where no answer came. */
  problem: string
  /** Of the answer; 0 where none came. */
  status: number
  /** Seconds that the site asks to wait. */
  retryAfter?: number
}

/** How sending a picture ended; `known` where the library has it already. */
export type SendOutcome = { added: AddedPicture } | { known: AddedPicture } | SendFailure

/** For 15 MB on the slowest lines. */
const LONGEST_MS = 15 * 60_000

interface Answer {
  doc?: AddedPicture
  errors?: { message?: string; data?: Partial<AddedPicture> | null }[]
}

/**
 * Adds a picture to the library, without a description, which follows.
 * @param onSent gets how much of the file has gone, from 0 to 1
 * @param signal breaks it off
 */
export function sendPicture(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const body = new FormData()
    body.set('file', file)
    body.set('_payload', '{}')
    // fetch() tells nothing of what has gone already.
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media?describe=later&depth=0&locale=en')
    request.responseType = 'json'
    request.timeout = LONGEST_MS
    signal.addEventListener('abort', () => request.abort())
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => resolve({ problem: '', status: 0 }))
    request.send(body)
  })
}

function outcomeOf(request: XMLHttpRequest): SendOutcome {
  const { status } = request
  const { doc, errors } = (request.response ?? {}) as Answer
  if (doc) return { added: { id: doc.id, filename: doc.filename } }
  if (status === 401) sayEnded()
  const { message, data } = errors?.[0] ?? {}
  if (status === 409 && data?.id && data.filename) return { known: { id: data.id, filename: data.filename } }
  const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined
  return { problem: message ?? browserWords('shared')?.('notReached') ?? '', status, retryAfter }
}
