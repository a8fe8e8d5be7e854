import { setImmediate } from 'node:timers/promises'

/**
 * Yields to the event loop, so that other requests are answered before long work goes on. SQLite answers in the same turn of
 * the event loop, so a thousand queries in a row block it for seconds; and the front restarts an app whose heartbeats are
 * unanswered for three (lib/front/heartbeat.ts).
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate()
