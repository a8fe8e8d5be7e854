/** Tells whoever listens that the site knows this browser's session no more, by the answers to calls of the admin. */

const ENDED = 'session-ended'

/** Says that an answer was 401. For what calls without fetch(). */
export const sayEnded = (): boolean => window.dispatchEvent(new Event(ENDED))

/** @returns what ends it */
export function onSessionEnded(listener: () => void): () => void {
  window.addEventListener(ENDED, listener)
  return () => window.removeEventListener(ENDED, listener)
}

/** Signing in has its own answers; of the others Payload asks by itself, and leads to the sign-in. */
const OF_SESSIONS = /^\/api\/users\/(login|logout|refresh-token|me)\b/

/** Looks at the answers of all calls to the site from now on. @returns what ends it */
export function watchCalls(): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (...call) => {
    const answer = await fetch(...call)
    if (answer.status === 401 && isOwn(call[0])) sayEnded()
    return answer
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}

function isOwn(called: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(
    typeof called === 'object' && 'url' in called ? called.url : called,
    window.location.href,
  )
  return origin === window.location.origin && !OF_SESSIONS.test(pathname)
}
