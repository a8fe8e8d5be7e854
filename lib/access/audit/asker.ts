/** Headers of the request that is being answered, for transactions that are made of none (those of the content API). */
import { AsyncLocalStorage } from 'node:async_hooks'

// One for all bundles of the server.
const shared = globalThis as { foundationAsker?: AsyncLocalStorage<Headers> }
shared.foundationAsker ??= new AsyncLocalStorage<Headers>()
const asker = shared.foundationAsker

/** Runs `work` as the answer to a request with these headers. */
export const answering = <T>(headers: Headers, work: () => T): T => asker.run(headers, work)

/** Headers of the request that is being answered; none outside of `answering`. */
export const headersAsked = (): Headers | undefined => asker.getStore()
