import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { paymentInstructions } from './payment-instructions'

const ACCOUNTS = {
  bank: {
    bankName: 'Demo Bank',
    accountName: 'Alokdhara',
    accountNumber: '0000 1234 5678',
    branch: 'Tongi',
    swift: '',
    routing: '',
  },
  wallets: { nagad: '01700-000001', bkash: '01700-000002', upay: '' },
}
const GIFT = { amount: 640_000, currency: 'BDT', reference: '7K3M-Q9PX' } as const

test.each([
  ['bkash', '*247#', '01700-000002'],
  ['nagad', '*167#', '01700-000001'],
] as const)(
  'the steps of %s name its menu, number, amount and reference, in both languages',
  (method, code, number) => {
    for (const [locale, amount] of [
      ['en', '৳6,400'],
      ['bn', '৳৬,৪০০'],
    ] as const) {
      const steps = paymentInstructions({ ...GIFT, method }, ACCOUNTS, locale).join('\n')
      for (const part of [pledgeWords(locale).methods[method], code, number, amount, GIFT.reference]) {
        expect(steps).toContain(part)
      }
      expect(steps).not.toMatch(/[{}]/)
    }
  },
)

test('a bank transfer has its reference as remark', () => {
  const steps = paymentInstructions({ ...GIFT, method: 'bank' }, ACCOUNTS, 'en')
  expect(steps).toHaveLength(3)
  expect(steps[1]).toContain('7K3M-Q9PX')
})

test('who promised dollars is told that wallets send taka', () => {
  const steps = paymentInstructions({ ...GIFT, method: 'bkash', amount: 5000, currency: 'USD' }, ACCOUNTS, 'en')
  expect(steps[1]).toBe('bKash sends taka alone: send what $50 is worth today to 01700-000002.')
})

test('nobody is sent to a number that is not published, or that takes no money from afar', () => {
  expect(paymentInstructions({ ...GIFT, method: 'upay' }, ACCOUNTS, 'en')).toEqual([])
  expect(paymentInstructions({ ...GIFT, method: 'cash' }, ACCOUNTS, 'en')).toEqual([])
})

test('both languages have the same words', () => {
  const shape = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : (String(value).match(/\{\w+\}/g) ?? []).toSorted()
  const { form: _, ...english } = pledgeWords('en')
  const { form: __, ...bangla } = pledgeWords('bn')
  expect(shape(bangla)).toEqual(shape(english))
  const words = JSON.stringify(bangla, (key, value) =>
    typeof value === 'string' && !/[\u0980-\u09ff]/.test(value) ? key : value,
  )
  expect(words).not.toMatch(/"[a-zA-Z]+":"[a-zA-Z]+"/)
})
