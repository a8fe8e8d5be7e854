import type { Payload } from 'payload'

/** Memoizes what is made per Payload instance, such as a rate limit with its in-memory state. */
export function oncePerPayload<T>(make: (payload: Payload) => T): (payload: Payload) => T {
  const made = new WeakMap<Payload, T>()
  return (payload) => {
    const kept = made.get(payload) ?? make(payload)
    made.set(payload, kept)
    return kept
  }
}
