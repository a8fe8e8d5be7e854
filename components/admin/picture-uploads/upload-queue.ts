/** Pictures that are being added to the library: two at a time, each with its own end, and none lost where one fails. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { LARGEST_UPLOAD } from '@/lib/shared/content/picture-types'
import type { AddedPicture, SendOutcome } from './send-picture'

type UploadState = 'waiting' | 'sending' | 'reading' | 'retrying' | 'failed' | 'known' | 'there'

export type Texts = Record<Locale, string>

export interface Upload {
  key: number
  file: File
  state: UploadState
  /** How much of it has gone, from 0 to 1. */
  sent: number
  /** Why it failed: a fault, or what the site says. */
  fault: 'tooLarge' | 'brokeOff' | null
  problem: string
  /** Whether the same file may go well another time. */
  mayRetry: boolean
  /** What it became, or what it was known as; null until then. */
  picture: AddedPicture | null
  /** Another picture that it looks like. */
  alike: AddedPicture | null
  /** What it shows, as it is typed, and as it is stored. */
  texts: Texts
  stored: Texts
  textProblem: string
}

/** What the queue does with the site. */
export interface UploadCalls {
  send: (file: File, onSent: (share: number) => void, signal: AbortSignal) => Promise<SendOutcome>
  /** @returns why it was refused; '' where it is stored */
  describe: (id: number, texts: Partial<Texts>) => Promise<string>
  alike: (id: number) => Promise<AddedPicture | null>
  remove: (id: number) => Promise<string>
  wait: (seconds: number) => Promise<void>
}

const AT_ONCE = 2
const MOST_TRIES = 5
const FIRST_WAIT = 3
const LONGEST_WAIT = 60
/** With these the next would fail as this did: the session has ended, the account may not, it has sent its share of today. */
const FOR_ALL = [401, 403, 429]
/** The file itself is refused. */
const FINAL = [400, 413, 415, 422]

const isPassing = (status: number) => status === 0 || (status >= 500 && status !== 507)

/** Whether it is on its way still. */
export const isUnfinished = ({ state }: Upload) => !['failed', 'known', 'there'].includes(state)

const unstored = ({ texts, stored }: Upload): Partial<Texts> =>
  Object.fromEntries(
    (['en', 'bn'] as const).flatMap((locale) => {
      const text = texts[locale].trim()
      return text !== '' && text !== stored[locale] ? [[locale, text]] : []
    }),
  )

/** Whether something would be lost if the page were left now. */
export const hasUnfinished = (uploads: readonly Upload[]): boolean =>
  uploads.some(
    (upload) => isUnfinished(upload) || (upload.state === 'failed' && upload.mayRetry) || hasUnstored(upload),
  )

const hasUnstored = (upload: Upload) => upload.state === 'there' && Object.keys(unstored(upload)).length > 0

export type UploadQueue = ReturnType<typeof createUploadQueue>

export function createUploadQueue(calls: UploadCalls) {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const tries = new Map<number, number>()
  const underWay = new Map<number, AbortController>()

  const show = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, changes: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const find = (key: number) => uploads.find((upload) => upload.key === key)

  function startNext(): void {
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'reading').length
    const due = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(AT_ONCE - busy, 0))
    for (const { key } of due) change(key, { state: 'sending', sent: 0, fault: null, problem: '' })
    for (const upload of due) void send(upload)
  }

  async function send({ key, file }: Upload): Promise<void> {
    const sending = new AbortController()
    underWay.set(key, sending)
    const onSent = (sent: number) => change(key, { sent, state: sent < 1 ? 'sending' : 'reading' })
    const outcome = await calls.send(file, onSent, sending.signal)
    underWay.delete(key)
    if (!find(key)) {
      // Left out when it had arrived already.
      if ('added' in outcome) void calls.remove(outcome.added.id)
      return startNext()
    }
    if ('added' in outcome) {
      change(key, { state: 'there', sent: 1, picture: outcome.added })
      startNext()
      void storeTexts(key)
      change(key, { alike: await calls.alike(outcome.added.id) })
      return
    }
    if ('known' in outcome) change(key, { state: 'known', picture: outcome.known })
    else if (isPassing(outcome.status)) void tryAgain(key, outcome)
    else fail(key, outcome)
    startNext()
  }

  async function tryAgain(
    key: number,
    { problem, retryAfter }: { problem: string; retryAfter?: number },
  ): Promise<void> {
    const tried = (tries.get(key) ?? 0) + 1
    tries.set(key, tried)
    if (tried >= MOST_TRIES) {
      change(key, { state: 'failed', mayRetry: true, fault: problem ? null : 'brokeOff', problem })
      return
    }
    change(key, { state: 'retrying', sent: 0 })
    await calls.wait(Math.min(retryAfter ?? FIRST_WAIT * 2 ** (tried - 1), LONGEST_WAIT))
    if (find(key)?.state !== 'retrying') return
    change(key, { state: 'waiting' })
    startNext()
  }

  function fail(key: number, { problem, status }: { problem: string; status: number }): void {
    const failure = { state: 'failed', problem, mayRetry: !FINAL.includes(status) } as const
    change(key, failure)
    if (!FOR_ALL.includes(status)) return
    show(uploads.map((upload) => (upload.state === 'waiting' ? { ...upload, ...failure } : upload)))
  }

  async function storeTexts(key: number): Promise<void> {
    const upload = find(key)
    if (upload?.state !== 'there' || !upload.picture) return
    const due = unstored(upload)
    if (Object.keys(due).length === 0) return
    const textProblem = await calls.describe(upload.picture.id, due)
    const now = find(key)
    if (now) change(key, { textProblem, stored: textProblem ? now.stored : { ...now.stored, ...due } })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    uploads: (): readonly Upload[] => uploads,
    add(files: readonly File[]): void {
      const added = files.map((file): Upload => {
        const isTooLarge = file.size > LARGEST_UPLOAD
        lastKey += 1
        return {
          ...{ key: lastKey, file, sent: 0, problem: '', mayRetry: !isTooLarge, picture: null, alike: null },
          ...{ texts: { en: '', bn: '' }, stored: { en: '', bn: '' }, textProblem: '' },
          state: isTooLarge ? 'failed' : 'waiting',
          fault: isTooLarge ? 'tooLarge' : null,
        }
      })
      show([...uploads, ...added])
      startNext()
    },
    /** Sends what failed once more. @param key of one; all without */
    retry(key?: number): void {
      const isMeant = (upload: Upload) =>
        upload.state === 'failed' && upload.mayRetry && (key === undefined || upload.key === key)
      for (const upload of uploads.filter(isMeant)) {
        tries.delete(upload.key)
        change(upload.key, { state: 'waiting' })
      }
      startNext()
    },
    /** Takes one out of the queue; what is in the library stays there. */
    drop(key: number): void {
      underWay.get(key)?.abort()
      show(uploads.filter((upload) => upload.key !== key))
      startNext()
    },
    write(key: number, locale: Locale, text: string): void {
      const upload = find(key)
      if (upload) change(key, { texts: { ...upload.texts, [locale]: text } })
    },
    storeTexts,
    /** Deletes what was just added, such as a second copy. */
    async remove(key: number): Promise<void> {
      const picture = find(key)?.picture
      const textProblem = picture ? await calls.remove(picture.id) : ''
      if (textProblem) change(key, { textProblem })
      else show(uploads.filter((upload) => upload.key !== key))
    },
    /** Stores what was written, and takes all out that are done with. */
    async finish(): Promise<void> {
      await Promise.all(uploads.map(({ key }) => storeTexts(key)))
      show(uploads.filter((upload) => hasUnfinished([upload])))
    },
  }
}
