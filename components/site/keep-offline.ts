import type { KeepMessage } from '@/lib/shared/keep-message'

/** Starts the service worker, and tells it what the page has loaded. */
export async function keepOffline(worker: string, offline: string): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(worker)
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ files, offline } satisfies KeepMessage)
}
