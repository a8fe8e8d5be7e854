/** @jest-environment node */
import { beginEnrolment, enrolledSecret } from './enrolment'

jest.mock('@/lib/env', () => ({ env: () => ({ payloadSecret: 'one secret of thirty-two letters!' }) }))

const begin = () => beginEnrolment({ id: 7, email: 'rahima@example.org' }, 'Alokdhara')

test('the ticket holds the secret that is shown', () => {
  const { secret, address, ticket } = begin()
  const plain = secret.replaceAll(' ', '')
  expect(enrolledSecret(7, ticket)).toBe(plain)
  expect(address).toContain(`secret=${plain}`)
})

test('it is no other account’s', () => {
  expect(enrolledSecret(8, begin().ticket)).toBeNull()
  expect(enrolledSecret(7, 'made up')).toBeNull()
})

test('it holds for half an hour', () => {
  const { ticket } = begin()
  expect(enrolledSecret(7, ticket, Date.now() + 29 * 60_000)).not.toBeNull()
  expect(enrolledSecret(7, ticket, Date.now() + 31 * 60_000)).toBeNull()
})
