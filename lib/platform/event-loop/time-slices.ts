import { yieldToEventLoop } from './yield-to-event-loop'

/** Longest slice of long work, in milliseconds, after which the event loop has its turn. */
const SLICE_MS = 8

/**
 * Cuts long work into slices of time, with the event loop free between them.
 * @returns a function to be awaited after each step of the work: it yields to the event loop where the slice is over
 */
export function timeSlices(sliceMs = SLICE_MS): () => Promise<void> | undefined {
  let began = performance.now()
  const next = async () => {
    await yieldToEventLoop()
    began = performance.now()
  }
  return () => (performance.now() - began < sliceMs ? undefined : next())
}
