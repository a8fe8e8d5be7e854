/** Longest path that a record may name. */
const MAX_LENGTH = 300

/**
 * The path of a picture as another server's record gives it → relative to that server's root, or null where it is none:
 * another scheme or host, a way out of the root, a query.
 * @param origin the server's own, under which an address is a path as well
 */
export function picturePath(given: string, origin: string): string | null {
  const local = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  const path = decoded(local.replace(/^\/(?!\/)/, ''))
  if (!path || path.length > MAX_LENGTH) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u001f\u007f\\?#:%]/.test(path)) return null
  const hasWayOut = path.split('/').some((segment) => segment === '' || segment === '.' || segment === '..')
  return hasWayOut ? null : path
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
