import type { Actor } from '@/lib/access/rights/account-status'
import { renderInWords } from '../shared/words-testing'
import { AccountStatusCell } from './account-status-cell'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

test.each<[string, Actor]>([
  ['Password', { role: 'editor' }],
  ['Password and authenticator app', { role: 'treasurer', secondFactorSince: daysAgo(1), roleSince: daysAgo(90) }],
  ['Rests: no authenticator app', { role: 'treasurer', roleSince: daysAgo(8) }],
  ['Suspended', { role: 'treasurer', roleSince: daysAgo(8), suspended: true }],
])('“%s”', (words, account) => {
  expect(renderInWords(<AccountStatusCell rowData={account} />).container).toHaveTextContent(new RegExp(`^${words}$`))
})

test('during enrolment the deadline is shown', () => {
  const { container } = renderInWords(
    <AccountStatusCell rowData={{ role: 'treasurer', roleSince: '2999-01-01T06:00:00.000Z' }} />,
  )
  expect(container).toHaveTextContent('Authenticator app due by 8 Jan 2999')
})

test('in Bangla it is told in Bangla', () => {
  const account: Actor = { role: 'treasurer', roleSince: '2999-01-01T06:00:00.000Z' }
  const { container } = renderInWords(<AccountStatusCell rowData={account} />, 'bn')
  expect(container).toHaveTextContent(/^৮ .*২৯৯৯-এর মধ্যে অথেন্টিকেটর অ্যাপ চালু করতে হবে$/)
})

test('without a row, as beside an account’s form, nothing is shown', () => {
  expect(renderInWords(<AccountStatusCell />).container).toBeEmptyDOMElement()
})
