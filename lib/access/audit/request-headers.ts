/** Headers of the request at hand, in async local storage: for transactions that begin without it (the content API's). */
import { AsyncLocalStorage } from 'node:async_hooks'

// One for all bundles of the server.
const shared = globalThis as { foundationRequestHeaders?: AsyncLocalStorage<Headers> }
shared.foundationRequestHeaders ??= new AsyncLocalStorage<Headers>()
const requestHeaders = shared.foundationRequestHeaders

/** Runs `work` with these headers as those of the request at hand. */
export const withRequestHeaders = <T>(headers: Headers, work: () => T): T => requestHeaders.run(headers, work)

/** Headers of the request at hand; undefined outside of `withRequestHeaders`. */
export const currentRequestHeaders = (): Headers | undefined => requestHeaders.getStore()
