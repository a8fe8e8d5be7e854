import { looksLikeEmail, looksLikePhone, yearsSince } from './check'

test.each(['name@example.com', 'নাম@উদাহরণ.বাংলা', 'a+b@c.d.e'])('%s is an e-mail address', (typed) => {
  expect(looksLikeEmail(typed)).toBe(true)
})

test.each(['', 'name', 'name@example', 'na me@example.com', '@.'])('"%s" is none', (typed) => {
  expect(looksLikeEmail(typed)).toBe(false)
})

test.each(['', '+880 1700-000 000', '০১৭০০-০০০০০০', '(02) 123456'])('"%s" may be a phone number', (typed) => {
  expect(looksLikePhone(typed)).toBe(true)
})

test.each(['call me', '12', '+++---', '017<script>'])('"%s" is no phone number', (typed) => {
  expect(looksLikePhone(typed)).toBe(false)
})

test('years count from birthday to birthday', () => {
  const today = new Date('2026-03-10T12:00:00')
  expect(['2010-03-10', '2010-03-11', '2010-02-28'].map((day) => yearsSince(day, today))).toEqual([16, 15, 16])
})

test('what is no day has no years', () => {
  expect(yearsSince('the day before')).toBeNaN()
})
