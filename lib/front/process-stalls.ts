/**
 * How long a process was stalled: it could have run, and waited for a processor or for the disk. The kernel calls it so in its
 * pressure stall information; that is of whole groups, so here it is read of the process (proc(5): schedstat, stat).
 */
import { readFileSync } from 'node:fs'
import { statFields } from './process-stat'

const NANOSECONDS_A_MS = 1e6
/** State of a process that waits for the disk. */
const ON_DISK = 'D'

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
    if (statFields(this.pid)?.[0] === ON_DISK) this.onDiskMs += intervalMs
  }

  /** Milliseconds; 0 where the system does not tell, or the process is gone. */
  get ms(): number {
    return this.waitedMs() - this.waitedAtFirst + this.onDiskMs
  }

  /** How long it waited for a processor since it began. */
  private waitedMs(): number {
    try {
      return Number(readFileSync(`/proc/${this.pid}/schedstat`, 'utf8').split(' ')[1] ?? 0) / NANOSECONDS_A_MS
    } catch {
      return 0
    }
  }
}
