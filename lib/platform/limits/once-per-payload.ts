import type { Payload } from 'payload'

/** What is made once for each Payload, such as a limit: it remembers which keys are used up. */
export function oncePerPayload<T>(make: (payload: Payload) => T): (payload: Payload) => T {
  const made = new WeakMap<Payload, T>()
  return (payload) => {
    const kept = made.get(payload) ?? make(payload)
    made.set(payload, kept)
    return kept
  }
}
