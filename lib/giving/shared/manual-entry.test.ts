import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { TRX_ID_FORMS } from '@/lib/shared/money/transaction-id'
import { bankLineOf, type ManualEntryCall, manualEntryProblems, manualEntrySchema } from './manual-entry'

const NOW = new Date('2026-11-21T03:00:00.000Z')
const spoken = (locale: 'en' | 'bn') => ({
  words: wordsOf('reconciliation', locale),
  giving: wordsOf('pledges', locale),
})
const JUDGING = { now: NOW, trxIdForms: TRX_ID_FORMS, ...spoken('en') }

const MONEY = {
  method: 'cash',
  currency: 'BDT',
  amount: '৫০০.৫০',
  day: '2026-11-21',
  trxId: '',
  key: 'A1B2C3D4',
} as const

const gift = (changes: Partial<ManualEntryCall> = {}): ManualEntryCall => ({
  money: MONEY,
  campaign: null,
  project: null,
  purpose: 'general',
  anonymous: false,
  firstName: 'Rahima',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  locale: 'bn',
  ...changes,
})

const wrong = (changes: Partial<ManualEntryCall>) => Object.keys(manualEntryProblems(gift(changes), JUDGING))
const wrongMoney = (changes: object) => wrong({ money: { ...MONEY, ...changes } })

test('cash needs no ID, and has one by its form', () => {
  expect(manualEntryProblems(gift(), JUDGING)).toEqual({})
  expect(bankLineOf(MONEY, NOW)).toMatchObject({
    trxId: 'CASHA1B2C3D4',
    amount: 50050,
    currency: 'BDT',
    method: 'cash',
  })
})

test('amount, day and ID are read in Bangla digits', () => {
  const typed = { ...MONEY, method: 'bkash', amount: '১,২৫০.৫০', day: '২০২৬-১১-২০', trxId: '৮N৭A৬B৫C৪D' } as const
  const read = manualEntrySchema.parse(gift({ money: typed }))
  expect(manualEntryProblems(read, JUDGING)).toEqual({})
  const receivedAt = '2026-11-20T06:00:00.000Z'
  expect(bankLineOf(read.money as typeof typed, NOW)).toMatchObject({
    amount: 125_050,
    receivedAt,
    trxId: '8N7A6B5C4D',
  })
})

test('what is wrong is said in Bangla to whoever works in it', () => {
  const money = { ...MONEY, method: 'bkash', trxId: '8N7A', amount: '0' } as const
  expect(manualEntryProblems(gift({ money }), { ...JUDGING, ...spoken('bn') })).toEqual({
    amount: 'শূন্যের বেশি পরিমাণ লিখুন, যেমন ৫০০ বা ৫০০.৫০।',
    trxId: 'এটি বিকাশ-এর লেনদেন আইডি নয়: ১০টি অক্ষর ও অঙ্ক, অন্তত একটি অঙ্কসহ থাকতে হবে।',
  })
})

test('money of today is of no later moment than now, that of another day of its noon in Dhaka', () => {
  expect(bankLineOf(MONEY, NOW).receivedAt).toBe(NOW.toISOString())
  expect(bankLineOf({ ...MONEY, day: '2026-11-20' }, NOW).receivedAt).toBe('2026-11-20T06:00:00.000Z')
})

test('an ID is stored as it is compared', () => {
  expect(bankLineOf({ ...MONEY, method: 'bkash', trxId: ' 8n7a-6b5c৪d ' }, NOW).trxId).toBe('8N7A6B5C4D')
})

test.each([
  ['amount', { amount: '' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '100\n500' }],
  ['amount', { amount: '100\t500' }],
  ['amount', { amount: '-5' }],
  ['amount', { amount: 'five' }],
  ['amount', { amount: '1.005' }],
  ['amount', { amount: '1.5', currency: 'JPY' }],
  ['amount', { amount: '50,50' }],
  ['amount', { amount: '$50' }],
  ['amount', { amount: '9'.repeat(20) }],
  ['day', { day: '' }],
  ['day', { day: '2026-02-30' }],
  ['day', { day: '2026-11-22' }],
  ['day', { day: '1626-11-21' }],
  ['trxId', { method: 'bank' }],
  ['trxId', { method: 'bank', trxId: '- -' }],
  ['trxId', { trxId: 'A1'.repeat(21) }],
  ['trxId', { method: 'bkash', trxId: '8N7A6B5C4' }],
  ['trxId', { method: 'nagad', trxId: 'ABCDEFGH' }],
])('a mistake is said beside its field: %s of %j', (field, changes) => {
  expect(wrongMoney(changes)).toEqual([field])
})

test('an ID is held to the form that the settings have', () => {
  const money = { ...MONEY, method: 'upay', trxId: '12 34-5', currency: 'BDT' } as const
  const upay = { letters: false, shortest: 5, longest: 6 }
  const said = (trxId: string) =>
    manualEntryProblems(gift({ money: { ...money, trxId } }), { ...JUDGING, trxIdForms: { ...TRX_ID_FORMS, upay } })
      .trxId
  expect(said('12 34-5')).toBeUndefined()
  expect(said('1234A')).toBe('This is no transaction ID of Upay: 5 to 6 digits.')
})

test('a donor’s data may be as long as on the donate form, and what is longer is said beside its field', () => {
  const name = 'র'.repeat(120)
  expect(wrong({ firstName: name, lastName: name })).toEqual([])
  const long = { firstName: `${name}র`, address: 'a'.repeat(301), email: `${'a'.repeat(250)}@b.co` }
  expect(manualEntrySchema.safeParse(gift(long)).success).toBe(true)
  expect(wrong(long)).toEqual(['firstName', 'email', 'address'])
})

test('a donor has a name or stays unnamed, and can be reached where an address is given', () => {
  expect(wrong({ firstName: '' })).toEqual(['firstName'])
  expect(wrong({ firstName: '', anonymous: true })).toEqual([])
  expect(wrong({ money: 7, email: 'nobody', phone: '12' })).toEqual(['email', 'phone'])
})

test('a call with an unknown purpose or project, or with invalid money, is refused', () => {
  expect(manualEntrySchema.safeParse(gift()).success).toBe(true)
  for (const odd of [{ purpose: 'zakah' }, { project: 'Rocket' }, { money: 0 }, { money: { ...MONEY, key: '' } }]) {
    expect(manualEntrySchema.safeParse({ ...gift(), ...odd }).success).toBe(false)
  }
})
