import type { SnapshotStore } from './snapshot-store'

/**
 * On globalThis: pages, handlers and instrumentation are bundled apart, and would otherwise each keep a copy. Only
 * instrumentation brings what opens it, the CMS with all its collections; pages would be compiled with that for nothing.
 */
const shared = globalThis as { foundationContent?: () => SnapshotStore }

/** The snapshot store of this process. @throws where none was registered; instrumentation registers it */
export function snapshotStore(): SnapshotStore {
  if (!shared.foundationContent) throw new Error('This process was given no content to read.')
  return shared.foundationContent()
}

/** Registers how the store is opened, which happens at the first read. An earlier registration stays. */
export function registerSnapshotStore(open: () => SnapshotStore): void {
  let opened: SnapshotStore | undefined
  shared.foundationContent ??= () => {
    opened ??= open()
    return opened
  }
}
