import { canTransition, isOpen, PLEDGE_STATES, type PledgeState, statesLeadingTo } from './states'

const ALL = PLEDGE_STATES
const after = (from: PledgeState) => ALL.filter((to) => canTransition(from, to))

test('nothing leads out of a refund: the same money counts no second time', () => {
  expect(after('refunded')).toEqual([])
})

test('what is counted leaves the books by a refund alone', () => {
  expect(after('verified')).toEqual(['refunded'])
})

test('money is counted for what was reported alone', () => {
  expect(statesLeadingTo('verified')).toEqual(['reported'])
  expect(statesLeadingTo('refunded')).toEqual(['verified'])
})

test('what was given up counts as promised no more, and comes back by a report alone', () => {
  for (const state of ['rejected', 'cancelled', 'expired'] as const) {
    expect(isOpen(state)).toBe(false)
    expect(after(state).filter((to) => isOpen(to) || to === 'verified')).toEqual(['reported'])
  }
})

test('nothing goes back to a promise', () => {
  expect(statesLeadingTo('pledged')).toEqual([])
})
