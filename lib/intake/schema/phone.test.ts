import { dialable, phoneAddresses } from './phone'

test.each([
  ['01711000000', '+8801711000000'],
  ['০১৭১১-০০০০০০', '+8801711000000'],
  ['٠١٧١١٠٠٠٠٠٠', '+8801711000000'],
  ['8801711000000', '+8801711000000'],
  ['008801711000000', '+8801711000000'],
  ['+880 (0)1711 000000', '+8801711000000'],
  ['01711000000 ext 5', '+8801711000000'],
  ['(02) 9123456', '+88029123456'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 415 555 2671', '+14155552671'],
])('%s is dialled as %s', (typed, number) => {
  expect(dialable(typed)).toBe(number)
})

test.each([
  '',
  '12',
  '999',
  'by pigeon',
  'call 01711000000',
  '+++---',
  '017<script>',
  '+999 123456',
  '017110000001',
  '01711000000, 01811000000',
  '😀',
  'tel:+8801711000000',
  '1'.repeat(10_000),
])('%.40j cannot be dialled', (typed) => {
  expect(dialable(typed)).toBeNull()
})

test('a number gives a tel: link, and a WhatsApp link with or without a first message', () => {
  const call = 'tel:+8801711000000'
  const chat = 'https://wa.me/8801711000000'
  expect(phoneAddresses('০১৭১১-০০০০০০')).toEqual({ call, whatsApp: chat })
  expect(phoneAddresses('01711000000', 'Hello & hi?')).toEqual({ call, whatsApp: `${chat}?text=Hello%20%26%20hi%3F` })
  expect(phoneAddresses('by pigeon', 'Hello')).toBeNull()
})
