import { parsePrintedAmount } from './parse-amount'

test('a comma that may be a point is no amount', () => {
  for (const printed of ['50,50', '1,00', '0,500'])
    expect(parsePrintedAmount(printed, 'BDT')).toContain('cannot be read')
  expect(parsePrintedAmount('1,00,000.50', 'BDT')).toBe(10_000_050)
})

test('a point that may part thousands is none', () => {
  for (const printed of ['1.000', '500.0000', '6,400.001'])
    expect(parsePrintedAmount(printed, 'BDT')).toContain('more digits')
  expect(parsePrintedAmount('1.00', 'JPY')).toContain('more digits')
  expect(parsePrintedAmount('1.00', 'USD')).toBe(100)
})
