/** How a registration goes on, from the day it came. */

/** Status → what the admin calls it. */
export const STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  accepted: 'Accepted',
  active: 'Active',
  left: 'Left',
  declined: 'Declined',
} as const

export type Status = keyof typeof STATUSES

/** Where a registration may go from each status; one step back is always possible, for a wrong tap. */
const NEXT = {
  new: ['contacted', 'accepted', 'declined'],
  contacted: ['accepted', 'declined', 'new'],
  accepted: ['active', 'declined', 'left', 'contacted'],
  active: ['left', 'accepted'],
  left: ['active'],
  declined: ['contacted', 'new'],
} as const satisfies Record<Status, readonly Status[]>

/** The statuses that may follow one, the usual one first. */
export function nextStatuses(status: Status): readonly Status[] {
  return NEXT[status]
}

export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && Object.hasOwn(STATUSES, value)
}
