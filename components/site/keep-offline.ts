import type { KeepMessage } from '@/lib/shared/keep-message'
import { savesData } from '@/lib/shared/prerendering'

/** Starts the service worker, and tells it which page was opened, and what that has loaded. */
export async function keepOffline(worker: string, offline: string): Promise<void> {
  const [page = ''] = location.href.split('#', 1)
  const { serviceWorker } = navigator
  await serviceWorker.register(worker)
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page, files, offline, savesData: savesData() } satisfies KeepMessage)
}
