import { foundationAddresses } from './foundation-address'

const FROM = { name: '', address: 'site@shapla.org.bd' }

test.each([
  'hello@alokdhara.example',
  'us@example.org',
  'us@mail.example.COM',
  'us@example.net.',
  'us@shapla.test',
  'us@a.invalid',
  'us@localhost',
  '',
])('“%s” is never written to', (email) => {
  expect(foundationAddresses([], email, FROM)).toEqual(['site@shapla.org.bd'])
  expect(foundationAddresses([], email, null)).toEqual([])
})

test.each(['us@shapla.org.bd', 'us@myexample.org', 'us@example.org.bd', 'test@latest.com', 'us@contest'])(
  '%s is',
  (email) => {
    expect(foundationAddresses([], email, FROM)).toEqual([email])
  },
)

test('MAIL_TO stands above both', () => {
  expect(foundationAddresses(['a@shapla.org.bd'], 'us@shapla.org.bd', FROM)).toEqual(['a@shapla.org.bd'])
})
