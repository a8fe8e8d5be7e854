import fc from 'fast-check'
import type { Currency } from '@/lib/shared/money/currency'
import { formatMinor, parseAmount, parseMinor, plainAmount, toMajorUnits } from './amount'
import { MINOR_DIGITS } from './kinds'

const currencies = fc.constantFrom<Currency>('USD', 'BDT', 'JPY')
const minors = fc.integer({ min: 0, max: 1_000_000_000_00 })

describe('an amount is read', () => {
  test('back from its plain form, in every currency', () => {
    fc.assert(
      fc.property(minors, currencies, (minor, currency) => {
        expect(parseMinor(plainAmount(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  test('in every grouping and both scripts', () => {
    fc.assert(
      fc.property(minors, currencies, fc.constantFrom('en' as const, 'bn' as const), (minor, currency, locale) => {
        expect(parseMinor(formatMinor(minor, currency, locale), currency)).toBe(minor)
      }),
    )
  })

  test.each([
    ['1,000.00', 100_000],
    ['৳ ১,০০,০০০.৫০', 10_000_050],
    ['1 000', 100_000],
    ['.5', 50],
    ['5.', 500],
    ['5.000', 500],
    ['.00', 0],
    ['0', 0],
    ['-3', -300],
    ['−3.50', -350],
    ['0.29', 29],
    ['1.005', 'amountTooFine'],
    ['1e9', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['1.2.3', null],
    ['--1', null],
    ['', null],
    ['.', null],
    ['taka', null],
    ['<b>5</b>', null],
    ['-৳3', -300],
    ['৳ -3', -300],
    ['Tk 500', 50_000],
    ['Tk.500', 50_000],
    ['BDT 500', 50_000],
    ['৫০০ টাকা', 50_000],
    ['500/-', 50_000],
    ['৳500/=', 50_000],
    ['500 taka', 50_000],
    ['1,00,000 Taka', 10_000_000],
    ['١٬٠٠٠', 100_000],
    ["1'000", 100_000],
    ['5$0', 'amountOtherCurrency'],
    ['$500', 'amountOtherCurrency'],
    ['500 yen', 'amountOtherCurrency'],
    ['€500', 'amountOtherCurrency'],
    ['50,50', 'amountComma'],
    ['৫০,৫০', 'amountComma'],
    ['٥٠،٥٠', 'amountComma'],
    ['5０，50', 'amountComma'],
    ['1,00', 'amountComma'],
    ['1000,00', 'amountComma'],
    ['0,500', 'amountComma'],
    ['1.000,50', 'amountComma'],
    ['1,000,00', 'amountComma'],
    ['500,', 'amountComma'],
    ['50 50', 'amountComma'],
    [' 500\n', 50_000],
    ['100\n500', null],
    ['100\r\n500', null],
    ['1\n000', null],
    ['100\t500', null],
    ['100\u2028500', null],
    ['100\u000b500', null],
    ['100\u0085500', null],
    ['৳100\n৳500', null],
    ['১০০\n৫০০', null],
    ['１００\n５００', null],
    ['100  500', null],
    ['100\u00a0\u00a0500', null],
    ['100\u3000 500', null],
    ['100, 500', null],
    ['100 ,500', null],
    ['100、500', null],
    ['100;500', null],
    ['100/500', null],
    ['100|500', null],
    ['1,000 500', 'amountComma'],
    ['1 000,500', 'amountComma'],
    ["1'000,500", 'amountComma'],
    ['5²', null],
    ['①00', null],
    ['５００', 50_000],
    ['1\u00a0000', 100_000],
    ['1\u202f000', 100_000],
    [',', null],
    ['/-', null],
    ['9'.repeat(10_000), Number.MAX_SAFE_INTEGER],
  ] as const)('%p', (typed, minor) => {
    expect(parseMinor(typed, 'BDT')).toBe(minor)
  })

  test('with a comma for a point never as a hundred times as much', () => {
    fc.assert(
      fc.property(minors, currencies, fc.constantFrom(',', '،', '，', ' ', '_'), (minor, currency, comma) => {
        const parts = String(minor % 100).padStart(2, '0')
        const typed = `${Math.trunc(minor / 100)}${comma}${parts}`
        expect(parseMinor(typed, currency)).toBe('amountComma')
      }),
    )
  })

  test('never from two amounts, whatever separates them', () => {
    const between = fc.constantFrom(
      '\n',
      '\r\n',
      '\t',
      '\n\n',
      '\u2028',
      '\u2029',
      '\u0085',
      '\v',
      '  ',
      ', ',
      ' , ',
      '، ',
      ' \n ',
    )
    fc.assert(
      fc.property(minors, minors, currencies, between, (one, other, currency, parted) => {
        const typed = `${plainAmount(one, currency)}${parted}${plainAmount(other, currency)}`
        expect(parseMinor(typed, currency)).toBeNull()
      }),
    )
  })

  test('in its own currency alone', () => {
    fc.assert(
      fc.property(minors, currencies, currencies, (minor, written, currency) => {
        fc.pre(written !== currency)
        expect(parseMinor(formatMinor(minor, written, 'bn'), currency)).toBe('amountOtherCurrency')
      }),
    )
  })

  test.each([
    ['US$ 50', 'USD', 5000],
    ['50 dollars', 'USD', 5000],
    ['৳৫০০', 'USD', 'amountOtherCurrency'],
    ['৫০০ টাকা', 'JPY', 'amountOtherCurrency'],
    ['500/-', 'USD', 'amountOtherCurrency'],
    ['1000,00', 'JPY', 'amountComma'],
    ['￥500', 'JPY', 500],
    ['৫০০ ইয়েন', 'JPY', 500],
  ] as const)('%p in %s is %p', (typed, currency, minor) => expect(parseMinor(typed, currency)).toBe(minor))

  test('yen have no parts', () => {
    expect(parseMinor('100.5', 'JPY')).toBe('amountTooFine')
    expect(parseMinor('100.00', 'JPY')).toBe(100)
  })
})

test.each([
  ['.00', 'amount'],
  ['', 'amount'],
  ['lots', 'amount'],
  ['-5', 'amountNegative'],
  ['-0.00', 'amount'],
  ['50,50', 'amountComma'],
  ['$50', 'amountOtherCurrency'],
  ['9.99', 'amountTooSmall'],
  ['10', 1000],
  ['10000000', 1_000_000_000],
  ['10000000.01', 'amountTooLarge'],
  ['9'.repeat(400), 'amountTooLarge'],
  ['10.001', 'amountTooFine'],
] as const)('as a gift in taka, %p is %p', (typed, read) => {
  expect(parseAmount(typed, 'BDT')).toBe(read)
})

test('main units have no dust of floats', () => {
  fc.assert(
    fc.property(minors, currencies, (minor, currency) => {
      const text = String(toMajorUnits(minor, currency))
      expect(text.replace(/^\d+\.?/, '').length).toBeLessThanOrEqual(MINOR_DIGITS[currency])
    }),
  )
})

test('money is written with its sign, and with parts only where there are any', () => {
  expect(formatMinor(640_000, 'BDT', 'en')).toBe('৳6,400')
  expect(formatMinor(10_000_050, 'BDT', 'bn')).toBe('৳১,০০,০০০.৫০')
  expect(formatMinor(-350, 'USD', 'en')).toBe('−$3.50')
  expect(plainAmount(5, 'USD')).toBe('0.05')
  expect(plainAmount(-300, 'BDT')).toBe('-3.00')
  expect(plainAmount(250, 'JPY')).toBe('250')
})
