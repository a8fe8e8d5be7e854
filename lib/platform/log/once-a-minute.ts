const INTERVAL_MS = 60_000

/** Has what goes on happening told once a minute. @returns whether it is to be told now, by what it is */
export function onceAMinute(): (what: string) => boolean {
  const told = new Map<string, number>()
  return (what) => {
    const now = performance.now()
    for (const [other, at] of told) if (now - at >= INTERVAL_MS) told.delete(other)
    if (told.has(what)) return false
    told.set(what, now)
    return true
  }
}
