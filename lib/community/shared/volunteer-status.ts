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

/** Status → what the button says that leads to it. */
export const MOVES = {
  new: 'New again',
  contacted: 'Contacted',
  accepted: 'Accept',
  active: 'Active',
  left: 'Has left',
  declined: 'Decline',
} as const satisfies Record<Status, string>

/** Where a registration goes from each status, the usual way first. */
const STEPS = {
  new: ['contacted', 'accepted', 'declined'],
  contacted: ['accepted', 'declined'],
  accepted: ['active', 'declined', 'left'],
  active: ['left'],
  left: ['active'],
  declined: ['contacted'],
} as const satisfies Record<Status, readonly Status[]>

/** The statuses that may follow one, the usual one first. */
export function nextStatuses(status: Status): readonly Status[] {
  return STEPS[status]
}

/** The statuses from which a registration comes to one: each step can be taken back, for a wrong tap. */
export function earlierStatuses(status: Status): readonly Status[] {
  const onward = nextStatuses(status)
  return (Object.keys(STATUSES) as Status[]).filter(
    (other) => nextStatuses(other).includes(status) && !onward.includes(other),
  )
}

export function mayMove(from: Status, to: Status): boolean {
  return nextStatuses(from).includes(to) || nextStatuses(to).includes(from)
}

export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && Object.hasOwn(STATUSES, value)
}
