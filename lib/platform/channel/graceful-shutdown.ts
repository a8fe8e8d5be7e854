/**
 * How the app ends when it is told to. Next's own way waits for requests alone and then leaves, whatever else is under
 * way; so the start turns that off (NEXT_MANUAL_SIG_HANDLE).
 */
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { closeServer } from './close-server'

const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const

const works: (() => Promise<void>)[] = []

/** Has `end` called when this process is told to end, which then waits for it. */
export function onShutdown(end: () => Promise<void>): void {
  works.push(end)
}

/** From now on a signal has requests in flight answered, and all of `onShutdown` done, before this process leaves. */
export function shutDownOnSignal(): void {
  let server: Server | undefined
  // Next keeps its server to itself; until it was asked something, there is nothing to wait for.
  subscribe('http.server.request.start', (message) => {
    server = (message as { server: Server }).server
  })
  let ending = false
  for (const [signal, code] of Object.entries(SIGNALS)) {
    // Not once: who stops a whole group of processes tells this one twice, by itself and by its parent.
    process.on(signal, async () => {
      if (ending) return
      ending = true
      await Promise.allSettled([server && closeServer(server), ...works.map((end) => end())])
      process.exit(code)
    })
  }
}
