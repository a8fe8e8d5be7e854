import { readFileSync } from 'node:fs'

/**
 * Fields of /proc/<pid>/stat from the state on (proc(5)): those behind the name, which may hold anything, also spaces and
 * brackets. Null where the system does not tell, or the process is gone.
 */
export function statFields(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return null
  }
}
