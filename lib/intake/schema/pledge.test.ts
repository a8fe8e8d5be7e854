import en from '@/lib/shared/i18n/messages/en.json'
import { TRX_ID_FORMS } from '@/lib/shared/money/transaction-id'
import { readForm } from './forms'
import { PLEDGE_LENGTHS } from './pledge'
import { problemSentences } from './sentences'

const GIFT = {
  currency: 'BDT',
  amount: '1,000.50',
  project: 'Health',
  firstName: 'রহিমা',
  paymentMethod: 2,
}

const problemsOf = (typed: object) => readForm('pledge', { ...GIFT, ...typed }).problems
const valuesOf = (typed: object) => readForm('pledge', { ...GIFT, ...typed }).values

test('a pledge is read into typed values, empty where nothing was given', () => {
  expect(valuesOf({})).toEqual({
    currency: 'BDT',
    amount: 100_050,
    project: 'Health',
    purpose: 'general',
    campaign: null,
    anonymous: false,
    firstName: 'রহিমা',
    ...{ lastName: '', email: '', phone: '', address: '', country: '', message: '' },
    paymentMethod: 'bkash',
    transactionId: '',
    senderNumber: '',
  })
})

test.each([
  ['.00', 'amount'],
  ['', 'amount'],
  [null, 'amount'],
  ['NaN', 'amount'],
  ['1e3', 'amount'],
  ['100\n500', 'amount'],
  ['100\t500', 'amount'],
  ['100\u2028500', 'amount'],
  ['100, 500', 'amount'],
  ['a lot', 'amount'],
  ['💸', 'amount'],
  ['<b>5</b>', 'amount'],
  [-5, 'amountNegative'],
  ['-5', 'amountNegative'],
  ['50,50', 'amountComma'],
  ['$50', 'amountOtherCurrency'],
  [9.99, 'amountTooSmall'],
  [1e9, 'amountTooLarge'],
  ['9'.repeat(40), 'amountTooLarge'],
  ['9'.repeat(10_000), 'tooLong'],
  [10.005, 'amountTooFine'],
  [0.1 + 0.2, 'amountTooFine'],
  [[100], 'notText'],
  [true, 'notText'],
  [JSON.parse('1e400'), 'notText'],
])('an amount of %j is none: %s', (amount, problem) => {
  expect(problemsOf({ amount })).toEqual({ amount: problem })
})

test.each([
  [1000.5, 'BDT', 100_050],
  ['৳১,০০০.৫০', 'BDT', 100_050],
  ['１００', 'USD', 10_000],
  [' 2 500 ', 'JPY', 2500],
  ['19.990', 'USD', 1999],
])('%j in %s is %d of the minor unit', (amount, currency, minor) => {
  expect(valuesOf({ amount, currency })?.amount).toBe(minor)
})

test.each(['currency', 'project', 'paymentMethod'])('a %s that there is not, or none, is said to be so', (name) => {
  for (const typed of ['nothing of the kind', '__proto__', 9, 'x'.repeat(50)]) {
    expect(problemsOf({ [name]: typed })).toEqual({ [name]: 'choice' })
  }
  expect(problemsOf({ [name]: undefined })).toEqual({ [name]: name === 'project' ? 'project' : 'choice' })
})

test.each([
  ['$', 'USD'],
  ['৳', 'BDT'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['＄', 'USD'],
])('the currency %s is %s', (sign, currency) => {
  expect(valuesOf({ currency: sign, amount: 1000 })?.currency).toBe(currency)
})

test('a currency that is not offered is none, by its code and its sign', () => {
  const rules = { trxIdForms: TRX_ID_FORMS, currencies: ['BDT'] as const }
  for (const currency of ['USD', '$']) {
    expect(readForm('pledge', { ...GIFT, currency }, rules).problems).toEqual({ currency: 'choice' })
  }
  expect(readForm('pledge', { ...GIFT, currency: '৳' }, rules).values?.currency).toBe('BDT')
})

test('a country is one of those that are offered, or none', () => {
  const rules = { trxIdForms: TRX_ID_FORMS, countries: ['USA', 'Bangladesh'] }
  const countryOf = (country: unknown) => {
    const { values, problems } = readForm('pledge', { ...GIFT, country }, rules)
    return problems ?? values.country
  }
  expect([' Bangladesh ', '', undefined].map(countryOf)).toEqual(['Bangladesh', '', ''])
  for (const country of ['Atlantis', 'bangla', '__proto__', 'x'.repeat(79)]) {
    expect(countryOf(country)).toEqual({ country: 'choice' })
  }
})

test.each([
  [0, 'bank'],
  ['1', 'nagad'],
  ['bKash', 'bkash'],
  [3, 'upay'],
])('the method %j is %s', (paymentMethod, method) => {
  expect(valuesOf({ paymentMethod })?.paymentMethod).toBe(method)
})

test('an anonymous pledge needs no name, however it says so', () => {
  expect(problemsOf({ firstName: ' ' })).toEqual({ firstName: 'firstName' })
  for (const anonymous of [true, 'true', 'on']) {
    expect(valuesOf({ firstName: '', anonymous })).toMatchObject({ firstName: '', anonymous: true })
  }
  expect(problemsOf({ anonymous: 'perhaps' })).toEqual({ anonymous: 'choice' })
})

test('a transaction id is cleaned, and has the form that staff set for its method', () => {
  expect(valuesOf({ transactionId: ' 8n7a-6b5c ৪d ' })?.transactionId).toBe('8N7A6B5C4D')
  expect(problemsOf({ transactionId: '8N7A' })).toEqual({ transactionId: 'transactionId' })
  expect(problemsOf({ transactionId: '—' })).toEqual({ transactionId: 'transactionId' })
  const bkash = { letters: true, shortest: 4, longest: 4 }
  const rules = { trxIdForms: { ...TRX_ID_FORMS, bkash } }
  expect(readForm('pledge', { ...GIFT, transactionId: '8N7A' }, rules).values?.transactionId).toBe('8N7A')
})

test('the sender of a wallet is a phone number, that of a bank whatever banks write', () => {
  expect(problemsOf({ senderNumber: 'my brother' })).toEqual({ senderNumber: 'phone' })
  expect(valuesOf({ senderNumber: 'A/C 12', paymentMethod: 0 })?.senderNumber).toBe('A/C 12')
})

test.each([
  [7, 7],
  ['7', 7],
  ['', null],
  [null, null],
])('the campaign %j is %j', (campaign, id) => {
  expect(valuesOf({ campaign })?.campaign).toBe(id)
})

test.each([-1, 0, 1.5, 'seven', '7 OR 1=1', '9'.repeat(15)])('the campaign %j is none', (campaign) => {
  expect(problemsOf({ campaign })).toEqual({ campaign: 'choice' })
})

test.each(Object.entries(PLEDGE_LENGTHS))('%s holds no ten thousand characters', (name) => {
  expect(Object.keys(problemsOf({ [name]: 'x1'.repeat(5000) }) ?? {})).toEqual([name])
})

test('HTML is kept as the text that it is', () => {
  const html = '<script>alert(1)</script>'
  const texts = { firstName: html, lastName: html, address: html, country: html, message: html }
  expect(valuesOf(texts)).toMatchObject(texts)
})

test('all problems are named at once, in the order of the page', () => {
  const problems = problemsOf({ amount: 'a lot', firstName: '', email: 'me', phone: '?', transactionId: '1' })
  expect(Object.keys(problems ?? {})).toEqual(['amount', 'firstName', 'email', 'phone', 'transactionId'])
})

test.each([
  ['USD', 'The smallest gift that we can take this way is $1.'],
  ['$', 'The smallest gift that we can take this way is $1.'],
  ['JPY', 'The smallest gift that we can take this way is ¥100.'],
])('what is too small is told in %s', (currency, sentence) => {
  const typed = { ...GIFT, currency, amount: '0.5' }
  const problems = { amount: 'amountTooSmall' } as const
  expect(problemSentences('pledge', problems, en.forms.problems, 'en', typed)).toEqual({ amount: sentence })
})

test('money of another currency is told from the one that is chosen', () => {
  const problems = { amount: 'amountOtherCurrency' } as const
  const { amount } = problemSentences('pledge', problems, en.forms.problems, 'en', GIFT)
  expect(amount).toContain('another currency than ৳')
})
