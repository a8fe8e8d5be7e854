import { money, parseAmount, percentRaised } from './money'

test('dollars are grouped by thousands after the sign', () => {
  expect(money(25270, 'USD', 'en')).toBe('$25,270')
})

test('Bangla pages use Bangla digits and lakh grouping', () => {
  expect(money(150000, 'BDT', 'bn')).toBe('৳১,৫০,০০০')
})

test('cents show in full when there are any', () => {
  expect(money(12.5, 'USD', 'en')).toBe('$12.50')
})

test('yen never have cents', () => {
  expect(money(999.4, 'JPY', 'en')).toBe('¥999')
})

test('25,270 of 30,000 is 84 per cent', () => {
  expect(percentRaised(25270, 30000)).toBe(84)
})

test('a goal that was passed is more than 100 per cent', () => {
  expect(percentRaised(36000, 30000)).toBe(120)
})

test('one taka short of the goal is not yet 100 per cent', () => {
  expect(percentRaised(29999, 30000)).toBe(99)
})

test('a campaign without a goal has no percentage', () => {
  expect(percentRaised(500, null)).toBe(0)
})

test.each([
  ['1,000.00', 1000],
  ['১,৫০০', 1500],
  [' ৳ 20 ', 20],
  ['.00', 0],
])('%s is read as %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test.each(['', '.', 'ten', '1.2.3', '-5'])('"%s" is no amount', (typed) => {
  expect(parseAmount(typed)).toBeNaN()
})
