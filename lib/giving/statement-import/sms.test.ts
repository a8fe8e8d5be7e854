import { newReference } from '../books/reference'
import { readSmsText } from './sms'

const now = new Date('2026-11-22T00:00:00Z')
const read = (text: string, chosen?: 'bank' | 'bkash' | 'nagad' | 'upay') => readSmsText(text, chosen, now)
const reference = newReference()

const BKASH = `You have received Tk 6,400.00 from 01711-000000. Ref ${reference}. Fee Tk 0.00. Balance Tk 12,345.00. TrxID 8N7A6B5C4D at 21/11/2026 14:05`
const NAGAD =
  'Money Received.\nAmount: Tk 500.00\nSender: 01811000000\nRef: N/A\nTxnID: 71ABCDEF\nBalance: Tk 1,200.00\n21/11/2026 14:05'
const UPAY =
  'Tk. 1,000.00 has been received from 01911000000. TrxID UP1234567890 on 21-11-2026 02:05 PM. New balance Tk. 5,000.00'
const AT = '2026-11-21T08:05:00.000Z'

describe('a message of received money', () => {
  const rows: [
    wording: string,
    text: string,
    method: string,
    trxId: string,
    paisa: number,
    sender: string | undefined,
  ][] = [
    ['bKash, from a person', BKASH, 'bkash', '8N7A6B5C4D', 640_000, '01711000000'],
    ['Nagad, on seven lines', NAGAD, 'nagad', '71ABCDEF', 50_000, '01811000000'],
    ['Nagad, on one line', NAGAD.replace(/\n/g, ' '), 'nagad', '71ABCDEF', 50_000, '01811000000'],
    ['Upay, on twelve hours', UPAY, 'upay', 'UP1234567890', 100_000, '01911000000'],
    [
      'bKash, to a merchant',
      BKASH.replace('received Tk', 'received payment Tk'),
      ...(['bkash', '8N7A6B5C4D', 640_000, '01711000000'] as const),
    ],
    [
      'bKash, from a bank',
      'You have received deposit from iBanking of Tk 5,000.00 from City Bank iBanking. Fee Tk 0.00. Balance Tk 5,310.00. TrxID 8N7A6B5C4D at 21/11/2026 14:05',
      ...(['bkash', '8N7A6B5C4D', 500_000, 'City Bank iBanking'] as const),
    ],
    [
      'bKash, cash in at an agent',
      'Cash In Tk 1,25,000.50 from 01711000000 successful. Fee Tk 0.00. Balance Tk 2,000.00. TrxID 8N7A6B5C4D at 21/11/2026 14:05. Download App: https://bka.sh/8app',
      ...(['bkash', '8N7A6B5C4D', 12_500_050, '01711000000'] as const),
    ],
    [
      'Nagad, cash in at an agent',
      'Cash In Received.\nAmount: Tk 500.00\nUddokta: 01811000000\nTxnID: 71ABCDEF\nBalance: 9.00\n21/11/2026 14:05',
      ...(['nagad', '71ABCDEF', 50_000, '01811000000'] as const),
    ],
    [
      'with Bangla digits',
      BKASH.replace(/6,400.00/, '৬,৪০০.০০').replace('21/11', '২১/১১'),
      'bkash',
      '8N7A6B5C4D',
      640_000,
      '01711000000',
    ],
    [
      'with a masked sender',
      BKASH.replace('01711-000000', '01711XXX000'),
      'bkash',
      '8N7A6B5C4D',
      640_000,
      '01711XXX000',
    ],
    ['wrapped by a mail', BKASH.replace(/ (Fee|TrxID|at) /g, '\n$1 '), 'bkash', '8N7A6B5C4D', 640_000, '01711000000'],
    ['with unseen marks', `\u200e${BKASH.replace('Tk 6', 'Tk\u00a06')}`, 'bkash', '8N7A6B5C4D', 640_000, '01711000000'],
    ['with a two-digit year', BKASH.replace('/2026', '/26'), 'bkash', '8N7A6B5C4D', 640_000, '01711000000'],
    ['of small letters', BKASH.toLowerCase(), 'bkash', '8N7A6B5C4D', 640_000, '01711000000'],
  ]
  test.each(rows)('%s', async (_, text, method, trxId, amount, sender) => {
    const { lines, refused } = await read(text)
    expect(refused).toEqual([])
    expect(lines).toMatchObject([{ method, trxId, amount, sender, currency: 'BDT', receivedAt: AT }])
  })

  test('tells the reference that the donor wrote', async () => {
    expect((await read(BKASH)).lines[0]?.reference).toBe(reference)
    expect((await read(NAGAD)).lines[0]?.reference).toBeUndefined()
  })

  test('is of the wallet in its heading or of the chosen one where its words leave it open', async () => {
    const open = 'You have received Tk 50 from 01711000000. TrxID AB12345678 at 21/11/2026 14:05'
    expect((await read(open)).refused[0]?.why).toMatch(/which wallet/)
    expect((await read(open, 'upay')).lines[0]?.method).toBe('upay')
    expect((await read(`upay\n21 Nov, 2:06 PM\n\n${open}`, 'bkash')).lines[0]?.method).toBe('upay')
    expect((await read(BKASH, 'nagad')).lines[0]?.method).toBe('bkash')
    expect((await read(`NAGAD\n${BKASH}`)).refused[0]?.why).toMatch(/heading says Nagad/)
  })
})

describe('a message that is refused', () => {
  const rows: [what: string, text: string, why: RegExp][] = [
    ['money sent', BKASH.replace('You have received', 'Send Money'), /went out/],
    [
      'cash out',
      'Cash Out Tk 500.00 to 01711000000 successful. Fee Tk 9.25. TrxID 8N7A6B5C4D at 21/11/2026 14:05',
      /went out/,
    ],
    ['a payment', 'Payment Tk 500.00 to SHOP successful. TrxID 8N7A6B5C4D at 21/11/2026 14:05', /went out/],
    ['Nagad, money sent', NAGAD.replace('Money Received', 'Money Sent'), /went out/],
    ['no id', BKASH.replace('TrxID 8N7A6B5C4D', ''), /no transaction ID/],
    ['two ids', BKASH.replace('Ref', 'Ref TrxID 8N7A6B5C4E'), /two transaction IDs/],
    ['no amount', BKASH.replace('Tk 6,400.00 ', ''), /no amount/],
    ['nothing', BKASH.replace('6,400.00', '0.00'), /is nothing/],
    ['rupees', BKASH.replace('Tk 6', 'Rs. 6'), /not in taka/],
    ['dollars', BKASH.replace('Tk 6', '$6'), /not in taka/],
    ['a point for a comma', BKASH.replace('6,400.00', '6.400,00'), /cannot be read/],
    ['parts of a paisa', BKASH.replace('6,400.00', '6,400.001'), /more digits after its point/],
    ['an absurd amount', BKASH.replace('6,400.00', '999999999999999'), /too much/],
    ['month before day', BKASH.replace('21/11', '11/21'), /no date as day, month/],
    ['a day that is not', BKASH.replace('21/11', '31/11'), /no date as day, month/],
    ['a time that is not', BKASH.replace('14:05', '25:05'), /time beside/],
    ['the future', BKASH.replace('21/11', '11/12'), /still to come/],
    ['no date', BKASH.replace('at 21/11/2026 14:05', ''), /no date/],
    [
      'Rocket',
      'Tk500.00 received from A/C:017110000001 Fee:Tk.00 TxnId:1234567890 Date:21-NOV-26 02:05:11 pm.',
      /Rocket/,
    ],
    ['anything else', 'Your OTP is 123456. Do not share it.', /no message about received money/],
    [
      'an amount that the sender wrote',
      BKASH.replace(reference, 'You have received Tk 90,000 from 017'),
      /one another/,
    ],
  ]
  test.each(rows)('%s', async (_, text, why) => {
    const { lines, refused } = await read(text)
    expect(lines).toEqual([])
    expect(refused).toMatchObject([{ text: text.trim(), why: expect.stringMatching(why) }])
  })
})

describe('a text of many messages', () => {
  test('run together without a break is cut where they begin', async () => {
    const { lines, refused } = await read([UPAY, BKASH, UPAY, BKASH].join(' '))
    expect(lines.map(({ method }) => method)).toEqual(['upay', 'bkash', 'upay', 'bkash'])
    expect(refused).toEqual([])
  })

  test('keeps what phones copy between them, and refuses other messages by themselves', async () => {
    const text = `bKash\n21 Nov, 2:05 PM\n\n${BKASH}\n\nGP: your pack of Tk 99 ends\n\nNagad · 2:06 PM\n${NAGAD}\n\nBye`
    const { lines, refused } = await read(text)
    expect(lines.map(({ place, details }) => [place, details?.split('\n')[0]])).toEqual([
      [1, 'bKash'],
      [3, 'Nagad · 2:06 PM'],
    ])
    expect(refused.map(({ place, text }) => [place, text])).toEqual([
      [2, 'GP: your pack of Tk 99 ends'],
      [4, 'Bye'],
    ])
  })

  test.each([
    'আপনি ৫০০ টাকা পেয়েছেন 01711000000 থেকে। ফি ৫ টাকা। TrxID 8N7A6B5C4E 21/11/2026 14:06',
    'টাকা গ্রহণ ৳500 TrxID 8N7A6B5C4E 22/11/2026 14:06',
    'প্রিয় গ্রাহক, ৫০০ টাকা জমা। TrxID 8N7A6B5C4E 21/11/2026 14:06',
  ])('a text in Bangla below a good one spoils neither it nor itself: %s', async (bangla) => {
    const { lines, refused } = await read(`${BKASH}\n\n${bangla}\n\n${UPAY}`)
    expect(lines.map(({ trxId, receivedAt }) => [trxId, receivedAt])).toEqual([
      ['8N7A6B5C4D', AT],
      ['UP1234567890', AT],
    ])
    expect(refused).toMatchObject([{ text: bangla }])
  })

  test('loses no word: lines and refused pieces together are the text', async () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean)
    const pieces = [
      BKASH,
      NAGAD,
      UPAY,
      'Tk 5',
      'TrxID',
      '\n',
      '\n\n',
      'bKash',
      'Cash Out',
      'you have received',
      '৳৯',
      'Ref',
    ]
    // A fixed walk through the pieces (Numerical Recipes' generator), the same in every run.
    let seed = 7
    const chance = (most: number) => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
      return Math.floor((seed / 2 ** 32) * most)
    }
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: 1 + chance(12) }, () => pieces[chance(pieces.length)]).join(
        chance(2) ? ' ' : '\n',
      )
      const { lines, refused } = await read(text, 'bkash')
      const out = [...lines, ...refused.map(({ place, text }) => ({ place, details: text }))]
      const told = out.sort((a, b) => a.place - b.place).flatMap(({ details }) => words(details ?? ''))
      expect(told).toEqual(words(text))
    }
  })

  test.each([
    ['openings', 'Money Received. '],
    ['half messages', 'You have received Tk 5 from 01711000000. Ref '],
    ['labels', 'TrxID '],
    ['spaces', `you have${' '.repeat(5000)}`],
    ['digits', 'Tk 1111111111'],
    ['line breaks', '\n \n'],
    ['Bangla digits', '৯৯৯৯/৯৯/'],
    ['messages', `${BKASH}\n`],
    ['one line', `${BKASH} x `],
  ])('of a megabyte of %s is read', async (_, piece) => {
    const { lines, refused } = await read(piece.repeat(Math.ceil(1_000_000 / piece.length)), 'bkash')
    expect(lines.length + refused.length).toBeGreaterThanOrEqual(piece.trim() ? 1 : 0)
  })
})

test.each([
  ['groups parted by spaces', BKASH.replace('6,400.00', '6 400.00')],
  ['a sum before its sign, in groups', BKASH.replace('Tk 6,400.00', '6 400 Tk')],
  ['a figure below the sign', BKASH.replace('Tk 6,400.00', 'Tk\n6,400.00')],
  ['a figure at the end of the line before', BKASH.replace('received Tk 6,400.00', 'received 7,777\nTk')],
])('an amount that may be another is not guessed: %s', async (_, text) => {
  const { lines, refused } = await read(text)
  expect(lines).toEqual([])
  expect(refused).toHaveLength(1)
})
