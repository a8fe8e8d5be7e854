/** Next bundles pages, calls and instrumentation apart, each with its own copy of a module: only this is one. */
const shared = globalThis as { foundationOutbox?: () => void }

/** Tells this process's worker that there is work. Without a worker nothing happens. */
export function wakeOutbox(): void {
  shared.foundationOutbox?.()
}

/** Has `wake` called by wakeOutbox; undefined ends it. */
export function onWake(wake: (() => void) | undefined): void {
  shared.foundationOutbox = wake
}
