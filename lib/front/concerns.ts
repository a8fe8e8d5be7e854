/** Which kept answers a change of content concerns. */
import type { Purge } from './channel'

const CALL = /^\/api\/v1\//

/**
 * Tells whether what is kept under a key may show the change. Calls always may: they are made again from memory.
 * @param purge routes as the app names them: below the language, ids in brackets
 */
export function concerning({ everything, routes }: Omit<Purge, 'kind'>): (key: string) => boolean {
  const patterns = routes.map(patternOf)
  return (key) => {
    if (everything || CALL.test(key)) return true
    // A key begins with the path; query and headers follow.
    const [path = ''] = key.split(/[ ?]/, 1)
    return patterns.some((pattern) => pattern.test(path))
  }
}

/** A route's addresses in every language, with what belongs to a page (its calendar file, say). */
function patternOf(route: string): RegExp {
  if (route === '/') return /^\/(?:bn)?$/
  const segments = route
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('[') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')))
  return new RegExp(`^(?:/bn)?/${segments.join('/')}(?:/|$)`)
}
