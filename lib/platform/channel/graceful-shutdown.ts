/**
 * Graceful shutdown of the app. Next's own waits for requests alone, and exits whatever else is under way; so the start turns
 * it off (NEXT_MANUAL_SIG_HANDLE).
 */
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { closeServer } from './close-server'

const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const

const works: (() => Promise<void>)[] = []

/** Registers work that a shutdown calls and waits for. */
export function onShutdown(end: () => Promise<void>): void {
  works.push(end)
}

/** From now on SIGTERM and SIGINT finish requests in flight and the work of `onShutdown`, then exit. */
export function shutDownOnSignal(): void {
  let server: Server | undefined
  // Next does not expose its server; before the first request there is nothing to wait for.
  subscribe('http.server.request.start', (message) => {
    server = (message as { server: Server }).server
  })
  let isEnding = false
  for (const [signal, code] of Object.entries(SIGNALS)) {
    // Not `once`: stopping a process group signals this process twice, directly and by its parent.
    process.on(signal, async () => {
      if (isEnding) return
      isEnding = true
      await Promise.allSettled([server && closeServer(server), ...works.map((end) => end())])
      process.exit(code)
    })
  }
}
