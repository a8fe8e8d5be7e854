import { useEffect, useSyncExternalStore } from 'react'
import { callApi } from '@/components/admin/shared/call-api'
import { type AddedPicture, sendPicture } from './send-picture'
import { createUploadQueue, hasUnfinished, type Upload } from './upload-queue'

/** One for the page: whoever goes to another screen of the admin meanwhile finds it again. */
const queue = createUploadQueue({
  send: sendPicture,
  describe: async (id, texts) => problemOf(await callApi('POST', `/media/${id}/describe`, texts)),
  alike: async (id) => {
    const called = await callApi<{ picture: AddedPicture | null }>('GET', `/media/${id}/alike`)
    return 'answer' in called ? called.answer.picture : null
  },
  remove: async (id) => problemOf(await callApi('DELETE', `/media/${id}`)),
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
})

const problemOf = (called: object): string => ('problem' in called ? String(called.problem) : '')

const NONE: readonly Upload[] = []
const none = () => NONE

/** The pictures that are being added; the browser asks before it leaves the page while something would be lost. */
export function useUploads() {
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, none)
  const isOpen = hasUnfinished(uploads)
  useEffect(() => {
    if (!isOpen) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen])
  return { queue, uploads }
}
