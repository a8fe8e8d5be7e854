/** How a pledge goes on, from the day it was made to the day its money is counted. */

export const PLEDGE_STATES = [
  'pledged',
  'reported',
  'verified',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
] as const

export type PledgeState = (typeof PLEDGE_STATES)[number]

/**
 * Where a pledge may go from each state. Reported again is another transaction id; money that comes late for a pledge
 * that was given up is reported first, too. Nothing leads out of 'refunded': the same money counts no second time.
 */
const TRANSITIONS = {
  pledged: ['reported', 'cancelled', 'rejected', 'expired'],
  reported: ['verified', 'reported', 'rejected', 'cancelled'],
  verified: ['refunded'],
  refunded: [],
  rejected: ['reported'],
  cancelled: ['reported'],
  expired: ['reported', 'cancelled'],
} as const satisfies Record<PledgeState, readonly PledgeState[]>

export function canTransition(from: PledgeState, to: PledgeState): boolean {
  return (TRANSITIONS[from] as readonly PledgeState[]).includes(to)
}

/** The states from which one is reached. */
export function statesLeadingTo(to: PledgeState): PledgeState[] {
  return (Object.keys(TRANSITIONS) as PledgeState[]).filter((from) => canTransition(from, to))
}

/** Whose money is promised, and counted as such. */
export const OPEN_STATES = ['pledged', 'reported'] as const satisfies readonly PledgeState[]

export function isPledgeState(value: unknown): value is PledgeState {
  return PLEDGE_STATES.some((state) => state === value)
}

export function isOpen(state: PledgeState): boolean {
  return (OPEN_STATES as readonly PledgeState[]).includes(state)
}
