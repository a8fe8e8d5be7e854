import { inLanguage } from '@/lib/platform/calls/say'
import type { StatementColumns } from '../shared/import-types'
import { generatedIdNote, guessColumns, missingFrom } from './columns'
import { readStatement } from './statement'
import { readTable, type Table } from './table'

const now = new Date('2026-11-22T00:00:00Z')

async function tableOf(file: string | Buffer): Promise<Table> {
  const table = await readTable(Buffer.from(file as string))
  if (typeof table === 'string') throw new Error(table)
  return table
}

async function read(file: string | Buffer, columns?: StatementColumns, currency: 'BDT' | 'USD' | 'JPY' = 'BDT') {
  const table = await tableOf(file)
  return readStatement(table, { method: 'bank', currency, columns: columns ?? guessColumns(table.head) }, now)
}

const BANK = [
  'Sample Bank PLC',
  'Account,0123456789,,,',
  '',
  'Date,Particulars,Reference,Withdrawal (BDT),Deposit (BDT),Balance',
  '19/11/2026,Opening balance,,,,"1,000.00"',
  '20/11/2026,"Transfer, from ""Rahima""",FT1,,"6,400.00","7,400.00"',
  '20-Nov-2026,Charge,FT2,50.00,,7350',
  '2026-11-21 14:05:09,Cash,FT3,0.00,500,7850',
  ',Total,,50.00,"6,900.00",',
].join('\r\n')

describe('a bank’s statement', () => {
  test('is read below its preamble, with money in alone', async () => {
    const { lines, refused } = await read(BANK)
    expect(lines).toMatchObject([
      { place: 6, amount: 640_000, receivedAt: '2026-11-19T18:00:00.000Z', method: 'bank', currency: 'BDT' },
      { place: 8, amount: 50_000, receivedAt: '2026-11-21T08:05:09.000Z' },
    ])
    expect(lines[0]?.details).toBe('20/11/2026 | Transfer, from "Rahima" | FT1 | 6,400.00 | 7,400.00')
    expect(refused.map(({ place, why }) => [place, why])).toEqual([
      [5, 'This row is a total or a balance.'],
      [7, 'This money went out.'],
      [9, 'This row is a total or a balance.'],
    ])
  })

  test.each([
    ['semicolons', BANK.replace(/"(\d),(\d{3})\.00"/g, '$1,$2.00').replace(/(?<=[^\d"]),|,(?=,)/g, ';')],
    ['a byte-order mark', `\ufeff${BANK}`],
    ['lines of Unix', BANK.replace(/\r/g, '')],
    ['lines of old Macs', BANK.replace(/\r\n/g, '\r')],
    ['UTF-16 as Excel writes it', Buffer.from(`\ufeff${BANK}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${BANK}`, 'utf16le').swap16()],
    ['Bangla digits', BANK.replace(/(?<=,")6,400|20\/11/g, (n) => n.replace(/\d/g, (d) => '০১২৩৪৫৬৭৮৯'.charAt(+d)))],
  ])('is read with %s', async (what, file) => {
    if (what === 'semicolons') return expect((await tableOf('Date;Amount\n20/11/2026;6,400.00')).rows).toHaveLength(1)
    expect((await read(file)).lines.map(({ amount }) => amount)).toEqual([640_000, 50_000])
  })

  test('gives rows without an id the same ones again, and rows alike one each', async () => {
    const file = 'Date,Details,Amount\n20/11/2026,Cash,500\n20/11/2026,Cash,500\n20/11/2026,Cash,501'
    const ids = (await read(file)).lines.map(({ trxId }) => trxId)
    expect(new Set(ids).size).toBe(3)
    expect((await read(file)).lines.map(({ trxId }) => trxId)).toEqual(ids)
    expect((await read(`${file}\n21/11/2026,Cash,500`)).lines.slice(0, 3).map(({ trxId }) => trxId)).toEqual(ids)
  })
})

describe('a row', () => {
  const one = (row: string, head = 'Date,TrxID,Amount') => read(`${head}\n${row}`)
  test.each([
    ['20/11/2026,AB-12 34,"1,25,000.50"', 12_500_050],
    ['20/11/2026,AB1234,Tk 500', 50_000],
    ['20/11/2026,AB1234,500.00 CR', 50_000],
    ['20/11/2026,AB1234,+৳৫০০', 50_000],
    ['21 November 2026,AB1234,.50', 50],
    ['"Nov 21, 2026 2:05 PM",AB1234,500.00', 50_000],
  ])('%s is money in', async (row, amount) => {
    expect((await one(row)).lines).toMatchObject([{ amount, trxId: 'AB1234' }])
  })

  test.each([
    ['20/11/2026,AB1234,-500', /went out/],
    ['20/11/2026,AB1234,(500.00)', /went out/],
    ['20/11/2026,AB1234,500 DR', /went out/],
    ['20/11/2026,AB1234,', /no amount/],
    ['20/11/2026,AB1234,0.00', /no amount/],
    ['20/11/2026,AB1234,"6.400,00"', /cannot be read/],
    ['20/11/2026,AB1234,1E+5', /cannot be read/],
    ['20/11/2026,AB1234,$500', /another currency/],
    ['20/11/2026,AB1234,USD 500', /another currency/],
    ['11/21/2026,AB1234,500', /no date as day, month/],
    ['30/02/2026,AB1234,500', /no date as day, month/],
    ['20/12/2026,AB1234,500', /still to come/],
    ['46345,AB1234,500', /no date/],
    ['20/11/2026,8.12E+11,500', /Excel has shortened/],
    ['20/11/2026', /no amount/],
  ])('%s is refused', async (row, why) => {
    const { lines, refused } = await one(row)
    expect(lines).toEqual([])
    expect(refused).toMatchObject([{ place: 2, why: expect.stringMatching(why) }])
  })

  test('in yen has no parts, and one with money in and out is refused', async () => {
    const head = 'Date,Money in,Money out\n'
    expect((await read(`${head}20/11/2026,"30,000",`, undefined, 'JPY')).lines[0]?.amount).toBe(30_000)
    expect((await read(`${head}20/11/2026,30.5,`, undefined, 'JPY')).refused[0]?.why).toMatch(
      /more digits after its point/,
    )
    expect((await read(`${head}20/11/2026,5,5`)).refused[0]?.why).toMatch(/money in and money out/)
  })

  test('has its time in a column of its own, and its sender', async () => {
    const { lines } = await one('20/11/2026,2:05:09 PM,01711000000,5', 'Txn Date,Time,Sender,Amount (BDT)')
    expect(lines).toMatchObject([{ receivedAt: '2026-11-20T08:05:09.000Z', sender: '01711000000' }])
  })

  test('is read by the columns that were chosen', async () => {
    const { lines } = await read('A,B,C\n500,x,20/11/2026', { date: 2, amount: 0, details: 1 })
    expect(lines).toMatchObject([{ amount: 50_000 }])
  })
})

describe('a file that writes the month first', () => {
  const file = (...dates: string[]) =>
    `Date,TrxID,Amount\n${dates.map((date, i) => `${date},AB${1234 + i},5`).join('\n')}`

  test('gives no date that can be read both ways', async () => {
    const { lines, refused } = await read(file('11/05/2026', '10/21/2026', '11/11/2026', '2026-11-05'))
    expect(lines.map(({ place }) => place)).toEqual([4, 5])
    expect(refused.map(({ why }) => why)).toEqual([
      expect.stringContaining('This file seems to write the month first: 11/05/2026'),
      '10/21/2026 is no date as day, month and year.',
    ])
  })

  test('is none where a date has its day first', async () => {
    expect((await read(file('11/05/2026', '10/21/2026', '21/10/2026'))).lines.map(({ place }) => place)).toEqual([2, 4])
  })
})

test('a number that is none, as banks write, is no ID', async () => {
  const { lines } = await read('Date,Ref. No.,Amount\n20/11/2026,CASH,5\n20/11/2026,CASH,5\n20/11/2026,000000,5')
  expect(new Set(lines.map(({ trxId }) => trxId)).size).toBe(3)
  expect(generatedIdNote({ trxId: 1 }, lines)).toBe('3 rows get an ID made of their contents.')
  expect(generatedIdNote({}, lines)).toBe(
    'No column of transaction IDs is chosen: 3 rows get an ID made of their contents.',
  )
  expect(generatedIdNote({}, [{ trxId: 'FT1' }])).toBeNull()
})

describe('columns', () => {
  test.each([
    ...['Cheque/Ref No', 'Ref/Cheque No', 'Chq./Ref.No.', 'Ref. No.', 'Reference No', 'Reference Number'],
    ...['Instrument No', 'Txn Ref', 'Transaction Reference', 'UTR', 'Voucher No', 'Journal No'],
  ])('of the name %s hold IDs, unless another does', async (name) => {
    expect(guessColumns(['Date', name, 'Credit'])).toEqual({ date: 0, trxId: 1, credit: 2 })
    expect(guessColumns(['Date', name, 'Credit', 'TrxID']).trxId).toBe(3)
  })

  test('are guessed by names of either language, each once', async () => {
    expect(guessColumns(['তারিখ', 'TRX ID', 'Amount in Tk.', 'From'])).toEqual({
      date: 0,
      trxId: 1,
      amount: 2,
      sender: 3,
    })
    expect(guessColumns(['Date', 'Amount', 'Credit', 'Debit'])).toEqual({ date: 0, credit: 2, debit: 3 })
    expect(guessColumns(['Transaction Time', 'Transaction ID', 'Amount'])).toEqual({ date: 0, trxId: 1, amount: 2 })
  })

  test.each([
    [{}, /date/],
    [{ date: 0 }, /amount/],
    [{ date: 0, amount: 0 }, /two things/],
    [{ date: 0, amount: 7 }, /does not have/],
  ])('%j are not enough', async (columns, why) => {
    expect(missingFrom(columns, ['A', 'B'])).toMatch(why)
  })
})

describe('a file', () => {
  test.each([
    ['that is empty', '', /no head row/],
    ['without names', '1,2,3\n4,5,6', /no head row/],
    ['of Excel', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), /save the statement as CSV/],
    ['of another encoding', Buffer.from([0x44, 0xe9, 0x2c]), /save the statement as CSV/],
    ['with an open quotation mark', 'Date,Amount\n20/11/2026,"5', /never closed/],
    ['of more than 5 MB', 'x'.repeat(5_000_001), /larger than 5 MB/],
    ['of too many lines', `Date,Amount\n${'20/11/2026,5\n'.repeat(20_001)}`, /20,000 lines/],
  ])('%s is refused', async (_, file, why) => {
    expect(await readTable(Buffer.from(file as string))).toMatch(why)
  })

  test('keeps no row to itself: all rows are lines or refused', async () => {
    const rows = Array.from(
      { length: 2000 },
      (_, i) => ['20/11/2026,Cash,5', 'x,,', '"",Cash,-5', '20/13/2026,,1'][i % 4],
    )
    const { lines, refused } = await read(`Date,Details,Amount\n${rows.join('\n')}`)
    expect(lines.length + refused.length).toBe(2000)
    expect(lines).toHaveLength(500)
  })

  test.each([
    ['quotation marks', '"'],
    ['separators', ','],
    ['lines of separators', `${','.repeat(9000)}\n`],
    ['dates', '20/11/2026,'],
    ['short lines', '5,\n'],
    ['halves of dates', '0/'],
    ['spaces', ' '],
  ])('of five megabytes of %s is refused', async (_, piece) => {
    const table = await readTable(Buffer.from(`Date,Amount\n${piece.repeat(Math.floor(4_900_000 / piece.length))}`))
    expect(typeof table === 'string' || table.rows.length === 0).toBe(true)
  })
})

test.each([
  ['"6,400.00\n500.00"', 'several lines'],
  ['"6\n400"', 'several lines'],
  ['"(500\n)"', 'several lines'],
  ['"500\u2028600"', 'several lines'],
  ['"6,400.00\t500"', 'cannot be read'],
  ['"6,400.00 500"', 'cannot be read'],
  ['"6,400.00  500.00"', 'cannot be read'],
  ['"6,400.00; 500"', 'cannot be read'],
  ['"６４００\n５００"', 'several lines'],
])('a cell that holds more than one figure is no amount: %j', async (cell, why) => {
  const { lines, refused } = await read(`Date,Amount,ID\n20/11/2026,${cell},FT10`)
  expect(lines).toEqual([])
  expect(refused[0]?.why).toContain(why)
})

test('whoever works in Bangla is told in Bangla', async () => {
  const told = await inLanguage('bn-BD', async () => [
    await readTable(Buffer.from(`Date,Amount\n${'20/11/2026,5\n'.repeat(20_001)}`)),
    (await read('Date,TrxID,Amount\n20/11/2026,AB1234,1.2.3')).refused[0]?.why,
  ])
  expect(told).toEqual([
    'ফাইলে ২০,০০০টির বেশি লাইন আছে। আরও কম সময়ের স্টেটমেন্ট এক্সপোর্ট করুন।',
    '“1.2.3” পরিমাণ হিসেবে পড়া যায় না।',
  ])
})
