import { mailboxOf } from './mailbox'

test.each([
  ['Rahima@Example.org', 'rahima@example.org'],
  [' rahima+a+b@example.org', 'rahima@example.org'],
  ['ｒahima@ｅxample.org', 'rahima@example.org'],
  ['r.ahima@example.org', 'r.ahima@example.org'],
  ['r.a.hima+x@gmail.com', 'rahima@gmail.com'],
  ['rahima@GoogleMail.com', 'rahima@gmail.com'],
  ['rahima@ｇmail.com', 'rahima@gmail.com'],
  ['+a@example.org', '+a@example.org'],
  ['নাম@উদাহরণ.বাংলা', 'নাম@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
