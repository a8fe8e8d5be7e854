import { setImmediate } from 'node:timers/promises'

/**
 * Has whoever waits for this process answered before long work goes on. SQLite answers in the same turn of the event loop:
 * whoever asks it a thousand times over holds all others up for seconds, and the front ends an app that has not answered
 * for three of them, for it seems to hang (lib/front/heartbeat.ts).
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate()
