import { isEmail } from './email'

test.each([
  'name@example.com',
  'নাম@উদাহরণ.বাংলা',
  'a+b@c.d.e',
  'a@163.com',
  'a@1.2.example',
  "o'brien@example.co.uk",
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.example`,
])('%s is an e-mail address', (typed) => {
  expect(isEmail(typed)).toBe(true)
})

test.each([
  '',
  'name',
  'name@example',
  'na me@example.com',
  '@.',
  'a@b@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example.com.',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@1.2',
  'a@0x7f.1',
  'a@example.0x7F',
  'a@example.0x',
  'a@example.１２',
  '"a b"@example.com',
  'Rahima <rahima@example.com>',
  'a@example.com, b@example.com',
  'a@example.com\nBcc: b@example.com',
  'a@example.com\u202e',
  `${'a'.repeat(65)}@example.com`,
  `${'ক'.repeat(22)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(126)}com`,
])('%j is none', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
