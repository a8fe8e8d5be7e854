/** Whether this browser keeps something under a name; some keep nothing, and say so by an error. */
export function hasStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
