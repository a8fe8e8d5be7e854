/** Whose requests the app is asked at once, and for how long: one kind keeps no other waiting. */
import type { IncomingMessage } from 'node:http'
import { type Bounded, bounded } from './bulkhead'
import { NoAnswer } from './fetch-from-app'
import { isAdminAddress, isCallAddress } from './request'

/** Forms of visitors, strangers at the admin's door, staff and programs, and long bodies of these. */
export type Passing = 'visitor' | 'stranger' | 'staff' | 'upload'

interface Bounds {
  /** Requests that the app is asked at once. */
  together: number
  /** Requests that wait for these. */
  waiting: number
  /** Milliseconds until the answer begins, the wait included; of a long body they count from its end. */
  deadlineMs: number
}

/**
 * A form is stored within a second, and a password is compared in one; lists of banks and exports take staff longer. What
 * compiles when the site is developed takes its own time.
 */
const BOUNDS: Record<Passing, Bounds> = {
  visitor: { together: 128, waiting: 2000, deadlineMs: 20_000 },
  stranger: { together: 16, waiting: 128, deadlineMs: 30_000 },
  staff: { together: 64, waiting: 256, deadlineMs: 120_000 },
  upload: { together: 16, waiting: 16, deadlineMs: 120_000 },
}

interface Known {
  /** Whether the token or key of the request is real (lib/front/admission.ts). */
  isAdmitted: boolean
  /** Whether its body goes on while the app is asked. */
  isLong: boolean
}

/** Which kind a request is. */
export function passingOf({ url = '/' }: Pick<IncomingMessage, 'url'>, { isAdmitted, isLong }: Known): Passing {
  if (isLong) return 'upload'
  if (isAdmitted) return 'staff'
  return isCallAddress(url) || !(isAdminAddress(url) || url.startsWith('/api/')) ? 'visitor' : 'stranger'
}

/** @returns what asks in turn; `ask` is given the milliseconds that are left. It throws NoAnswer where too many wait */
export function passingInTurn(): <T>(passing: Passing, ask: (leftMs: number) => Promise<T>) => Promise<T> {
  const turnsOf = (passing: Passing) =>
    bounded(BOUNDS[passing].together, BOUNDS[passing].waiting, 'Too many wait for the app.')
  const turns: Record<Passing, Bounded> = {
    visitor: turnsOf('visitor'),
    stranger: turnsOf('stranger'),
    staff: turnsOf('staff'),
    upload: turnsOf('upload'),
  }
  return (passing, ask) => {
    const end = performance.now() + BOUNDS[passing].deadlineMs
    return turns[passing](() => {
      const left = end - performance.now()
      if (left <= 0) throw new NoAnswer('The app was asked too much meanwhile.', 'not asked')
      return ask(left)
    })
  }
}
