/**
 * How long a process was stalled: it could have run, and waited for a processor or for the disk. The kernel calls it so in its
 * pressure stall information; that is of whole groups, so here it is read of the process (proc(5): schedstat, stat).
 */
import { readFileSync } from 'node:fs'

const NANOSECONDS_A_MS = 1e6

/** Counts from when it is made. */
export class ProcessStalls {
  private readonly waitedAtFirst: number
  private onDiskMs = 0

  /** @param pid whose first thread is watched, which runs Node's event loop */
  constructor(private readonly pid: number) {
    this.waitedAtFirst = this.waitedMs()
  }

  /** To be called regularly: the kernel tells of a wait for the disk only while it lasts. @param intervalMs since the last call */
  sample(intervalMs: number): void {
    if (this.isOnDisk()) this.onDiskMs += intervalMs
  }

  /** Milliseconds; 0 where the system does not tell, or the process is gone. */
  get ms(): number {
    return this.waitedMs() - this.waitedAtFirst + this.onDiskMs
  }

  /** How long it waited for a processor since it began. */
  private waitedMs(): number {
    return Number(this.read('schedstat').split(' ')[1] ?? 0) / NANOSECONDS_A_MS
  }

  private isOnDisk(): boolean {
    // The name of the command before the state may hold anything, also spaces and brackets.
    return /\) D [^)]*$/.test(this.read('stat'))
  }

  private read(file: string): string {
    try {
      return readFileSync(`/proc/${this.pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
}
