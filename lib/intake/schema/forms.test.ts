import { FIELDS, LENGTHS, readForm } from './forms'

const MESSAGE = {
  mailAddress: 'rahima@example.org',
  mailerName: 'Rahima Begum',
  mailerSubject: 'The clinic',
  mailerMessage: 'When does it open?',
  senderPhone: '+880 1700-000000',
}
const REGISTRATION = { name: 'রহিমা বেগম', email: 'rahima@example.org' }

const messageProblems = (typed: object) => readForm('message', { ...MESSAGE, ...typed }).problems
const messageValues = (typed: object) => readForm('message', { ...MESSAGE, ...typed }).values

test('the specification’s five fields are taken as they are', () => {
  expect(readForm('message', MESSAGE)).toEqual({ values: MESSAGE })
})

test('a name and an address are enough to register', () => {
  const { values } = readForm('registration', REGISTRATION)
  expect(values).toEqual({ ...REGISTRATION, phone: '', dateOfBirth: '', address: '', occupation: '', comment: '' })
})

test('a phone number is enough instead of an address, and one of them is needed', () => {
  const problems = (typed: object) => readForm('registration', { name: 'রহিমা', ...typed }).problems
  expect(problems({ phone: '০১৭১১-০০০০০০' })).toBeUndefined()
  for (const phone of [undefined, null, '', '  ']) expect(problems({ phone })).toEqual({ email: 'reachable' })
  expect(problems({ phone: '01711-000000', email: 'rahima@' })).toEqual({ email: 'email' })
  expect(problems({ phone: 'by pigeon' })).toEqual({ phone: 'phone' })
  expect(problems({ phone: ['01711-000000'] })).toEqual({ phone: 'notText' })
})

test('problems are in the order of the page', () => {
  const { problems } = readForm('message', { senderPhone: 'by pigeon' })
  expect(Object.entries(problems ?? {})).toEqual([
    ['mailerName', 'name'],
    ['mailAddress', 'email'],
    ['senderPhone', 'phone'],
    ['mailerMessage', 'message'],
  ])
})

test.each(['', ' \t\n', '\u200b\u200d', '\u3164', '\u0000', null, undefined])('a name of %j is none', (mailerName) => {
  expect(messageProblems({ mailerName })).toEqual({ mailerName: 'name' })
})

test.each([[['Rahima']], [{ name: 'Rahima' }], [true], [{ toString: () => 'Rahima' }], [JSON.parse('1e400')]])(
  '%j is no text',
  (typed) => {
    expect(messageProblems({ mailerName: typed })).toEqual({ mailerName: 'notText' })
  },
)

test('a number in JSON is read as its digits', () => {
  expect(messageValues({ senderPhone: 8801700000000 })?.senderPhone).toBe('8801700000000')
})

test('unknown fields and inherited properties are left out', () => {
  expect(readForm('message', JSON.parse('{"__proto__": {"mailerName": "x"}, "constructor": 1}')).problems).toEqual({
    mailerName: 'name',
    mailAddress: 'email',
    mailerMessage: 'message',
  })
  expect(messageValues({ folder: 'archive' })).toEqual(MESSAGE)
})

test.each([
  ['Rahima\r\nBcc: all@example.org', 'Rahima Bcc: all@example.org'],
  ['Rahima\u2028Begum\u0000\u0085!', 'Rahima Begum !'],
  ['<b onclick="x()">Rahima</b>', '<b onclick="x()">Rahima</b>'],
  ['  রহিমা  ', 'রহিমা'],
  ['Rahima \u202egro.elpmaxe', 'Rahima gro.elpmaxe'],
  ['\u2067رحيمة\u2069', 'رحيمة'],
  ['👩‍🌾 ক্‌ষ', '👩‍🌾 ক্‌ষ'],
  ['Rene\u0301', 'René'],
  ['half \ud83d', 'half \ufffd'],
])('a name typed as %j is kept as %j', (mailerName, kept) => {
  expect(messageValues({ mailerName })?.mailerName).toBe(kept)
})

test.each([
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['\ta\tlist\u0007\u001b[31m', 'a\tlist[31m'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['سلام 👋🏽\n\n', 'سلام 👋🏽'],
])('a message typed as %j is kept as %j', (mailerMessage, kept) => {
  expect(messageValues({ mailerMessage })?.mailerMessage).toBe(kept)
})

test.each(FIELDS.message.filter((name) => name !== 'mailAddress' && name !== 'senderPhone'))(
  '%s is measured in characters',
  (name) => {
    const most = LENGTHS.message[name]
    expect(messageProblems({ [name]: '🌾'.repeat(most) })).toBeUndefined()
    expect(messageProblems({ [name]: '🌾'.repeat(most + 1) })).toEqual({ [name]: 'tooLong' })
  },
)

test('ten thousand characters are too long, not invalid', () => {
  const long = 'x'.repeat(10_000)
  expect(messageProblems({ mailAddress: `${long}@example.org`, senderPhone: '1'.repeat(10_000) })).toEqual({
    mailAddress: 'tooLong',
    senderPhone: 'phone',
  })
})

describe('a day of birth', () => {
  // In Dhaka it is the 11th already.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-10T18:30:00Z') }))
  afterEach(() => jest.useRealTimers())

  test.each([
    ['', undefined],
    ['2010-03-11', undefined],
    ['2008-02-29', undefined],
    ['1906-03-11', undefined],
    ['2010-03-12', 'age'],
    ['2026-03-11', 'age'],
    ['2026-03-12', 'date'],
    ['1905-03-11', 'date'],
    ['2001-02-29', 'date'],
    ['2023-02-30', 'date'],
    ['12/03/2000', 'date'],
    ['2000-3-1', 'date'],
    ['+02000-03-01', 'date'],
    ['0000-00-00', 'date'],
    ['2000-03-01T00:00:00Z', 'date'],
  ])('%j: %s', (dateOfBirth, problem) => {
    expect(readForm('registration', { ...REGISTRATION, dateOfBirth }).problems?.dateOfBirth).toBe(problem)
  })
})
