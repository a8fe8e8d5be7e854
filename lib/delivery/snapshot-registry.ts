import type { SnapshotKeeper } from './keep-snapshot'

/**
 * On globalThis: pages, handlers and instrumentation are bundled apart, and would otherwise each keep a copy. Only
 * instrumentation brings what opens it, the CMS with all its collections; pages would be compiled with that for nothing.
 */
const shared = globalThis as { foundationContent?: () => SnapshotKeeper }

/** The snapshot of this process. @throws where none was offered, as instrumentation does */
export function keeper(): SnapshotKeeper {
  if (!shared.foundationContent) throw new Error('This process was given no content to read.')
  return shared.foundationContent()
}

/** Says how the snapshot is opened, which the first who reads it does. Whatever was offered before stays. */
export function offerKeeper(open: () => SnapshotKeeper): void {
  let opened: SnapshotKeeper | undefined
  shared.foundationContent ??= () => {
    opened ??= open()
    return opened
  }
}
