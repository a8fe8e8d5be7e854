/** How a registration goes on, from the day it came. */

export const STATUSES = ['new', 'contacted', 'accepted', 'active', 'left', 'declined'] as const

export type Status = (typeof STATUSES)[number]

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
  return STATUSES.filter((other) => nextStatuses(other).includes(status) && !onward.includes(other))
}

export function mayMove(from: Status, to: Status): boolean {
  return nextStatuses(from).includes(to) || nextStatuses(to).includes(from)
}

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value)
}
