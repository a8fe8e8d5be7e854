import { render } from '@testing-library/react'
import type { Actor } from '@/lib/access/rights/account-status'
import { StandingCell } from './standing-cell'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

test.each<[string, Actor]>([
  ['Password', { role: 'editor' }],
  ['Password and authenticator app', { role: 'treasurer', secondFactorSince: daysAgo(1), roleSince: daysAgo(90) }],
  ['Rests: no authenticator app', { role: 'treasurer', roleSince: daysAgo(8) }],
  ['Suspended', { role: 'treasurer', roleSince: daysAgo(8), suspended: true }],
])('“%s”', (words, account) => {
  expect(render(<StandingCell rowData={account} />).container).toHaveTextContent(new RegExp(`^${words}$`))
})

test('within the days that somebody new has, the last of them is said', () => {
  const { container } = render(<StandingCell rowData={{ role: 'treasurer', roleSince: '2999-01-01T06:00:00.000Z' }} />)
  expect(container).toHaveTextContent('Authenticator app due by 8 Jan 2999')
})

test('beside an account’s form, where Payload has no row for it, it is nothing', () => {
  expect(render(<StandingCell />).container).toBeEmptyDOMElement()
})
