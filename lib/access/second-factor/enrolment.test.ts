import { beginEnrolment, readTicket } from './enrolment'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: 'one secret of thirty-two letters!' }) }))

const begin = () => beginEnrolment({ id: 7, email: 'rahima@example.org' }, 'Alokdhara')

test('the ticket holds the secret that is shown', () => {
  const { secret, address, ticket } = begin()
  const plain = secret.replaceAll(' ', '')
  expect(readTicket(7, ticket)?.secret).toBe(plain)
  expect(address).toContain(`secret=${plain}`)
})

test('it is no other account’s', () => {
  expect(readTicket(8, begin().ticket)).toBeNull()
  expect(readTicket(7, 'made up')).toBeNull()
})

test('it holds for half an hour', () => {
  const { ticket } = begin()
  expect(readTicket(7, ticket, Date.now() + 29 * 60_000)).not.toBeNull()
  expect(readTicket(7, ticket, Date.now() + 31 * 60_000)).toBeNull()
})

test('each set-up has a ticket of its own', () => {
  const [one, other] = [begin(), begin()].map(({ ticket }) => readTicket(7, ticket)?.id)
  expect(one).not.toBe(other)
})
