/** What this browser keeps under a name; null where there is nothing, or nothing that can be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; null leaves nothing behind. A browser that keeps nothing, or has no room, is left as it is. */
export function writeStored(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The page works without it.
  }
}
