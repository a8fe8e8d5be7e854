import 'server-only'
import { cms } from '@/lib/cms/instance'
import { type FailedPictures, makeDueCopies, onCopiesDue } from '@/lib/content/media/copy-queue'
import { onShutdown } from '@/lib/platform/channel/graceful-shutdown'
import { runUnlessLocked } from '@/lib/platform/database/advisory-lock'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'

/** Key of the advisory lock by which one process encodes: 'avif' in ASCII. */
const LOCK = 0x61766966

/** What another process has stored is found by then: an import, or another instance that ended. */
const LOOK_MS = 60_000
/** Delay of the first look, so that visitors come first after a start. */
const FIRST_MS = 5000

/** Starts making copies of pictures in AVIF, for as long as this process lives. Called once, when the server starts. */
export function startCopyWorker(): void {
  const stopped = new AbortController()
  const failed: FailedPictures = new Set()
  let woken = false
  let hurry: () => void = () => undefined

  const work = async () => {
    const payload = await cms()
    return makeDueCopies({ payload, signal: stopped.signal, onFailure: logFailure }, failed)
  }
  const rest = (time: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped.signal.aborted) resolve()
      hurry = resolve
      setTimeout(resolve, time).unref()
    })
  const run = async () => {
    await rest(FIRST_MS)
    while (!stopped.signal.aborted) {
      woken = false
      await runUnlessLocked(env().databaseDirectUrl, LOCK, work).catch(logUnread)
      await rest(LOOK_MS)
    }
  }

  onCopiesDue(() => {
    woken = true
    hurry()
  })
  const ended = run()
  onShutdown(() => {
    stopped.abort()
    hurry()
    return ended
  })
}

const logFailure = (picture: string, err: unknown) =>
  log.error({ err, picture }, 'Copies of a picture could not be made; it is shown by its larger ones.')

const logUnread = (err: unknown) => log.error({ err }, 'The queue of pictures could not be read; it is tried again.')
