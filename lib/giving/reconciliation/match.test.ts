import type { QueuedBankLine, QueuedPledge } from '@/lib/giving/shared/reconciliation-types'
import { inLanguage } from '@/lib/platform/calls/say'
import { newReference } from '../books/reference'
import { referencesIn } from '../statement-import/find-references'
import { match } from './match'
import type { Candidate } from './match-board'

const now = new Date('2026-11-22T00:00:00Z')
let made = 0

function money(values: Partial<QueuedBankLine> = {}): QueuedBankLine {
  made += 1
  const known = {
    method: 'bkash',
    currency: 'BDT',
    amount: 50_000,
    source: 'sms',
    sender: null,
    details: null,
  } as const
  return { id: made, trxId: `TRX${made}`, receivedAt: '2026-11-21T08:00:00.000Z', ...known, ...values }
}

function gift(values: Partial<QueuedPledge> = {}, more: Partial<Candidate> = {}): Candidate {
  made += 1
  const known = { method: 'bkash', currency: 'BDT', amount: 50_000, purpose: 'general', campaign: null } as const
  const times = { createdAt: '2026-11-21T07:00:00.000Z', reportedAt: values.trxId ? '2026-11-21T09:00:00.000Z' : null }
  const state = values.trxId ? 'reported' : 'pledged'
  const named = {
    reference: newReference(),
    donor: 'Rahima',
    trxId: null,
    trxIdFrom: null,
    senderNumber: null,
    locale: 'bn',
  } as const
  return {
    pledge: { id: made, state, ...known, ...times, ...named, ...values },
    numbers: [],
    suspected: false,
    ...more,
  }
}

const namesOf = (transactions: QueuedBankLine[]) =>
  new Map(transactions.map(({ id, details }) => [id, referencesIn(details ?? '')]))

const run = (transactions: QueuedBankLine[], candidates: Candidate[], spent = new Map()) =>
  match({ transactions, named: namesOf(transactions), candidates, spent, lookAfter: 3, now })

describe('a pair', () => {
  const named = gift()
  const text = `Ref ${named.pledge.reference.toLowerCase()}.`
  test.each([
    ['by id and amount', money({ trxId: 'A1' }), gift({ trxId: 'A1' }), 'exact'],
    ['by id, of an expired gift', money({ trxId: 'A1' }), gift({ trxId: 'A1', state: 'expired' }), 'exact'],
    ['by id, of a cancelled gift', money({ trxId: 'A1' }), gift({ trxId: 'A1', state: 'cancelled' }), 'likely'],
    ['by id, with another amount', money({ trxId: 'A1', amount: 1 }), gift({ trxId: 'A1' }), 'otherAmount'],
    ['by the reference in the text', money({ details: text, amount: 1 }), named, 'reference'],
    ['by the number', money({ sender: '01711000000' }), gift({}, { numbers: ['+880 1711-000000'] }), 'likely'],
    ['by time', money(), gift(), 'likely'],
    ['by time, told afterwards', money(), gift({ createdAt: '2026-11-22T07:00:00.000Z' }), 'likely'],
  ])('is found %s', (_, transaction, candidate, kind) => {
    const queue = run([transaction], [candidate])
    expect(queue.pairs).toMatchObject([
      { kind, transaction: { id: transaction.id }, pledge: { id: candidate.pledge.id } },
    ])
    expect([...queue.transactions, ...queue.pledges]).toEqual([])
  })

  test.each([
    ['of another amount', gift({ amount: 1 })],
    ['of another method', gift({ method: 'nagad' })],
    ['of another currency', gift({ currency: 'JPY' })],
    ['of another week', gift({ createdAt: '2026-11-10T07:00:00.000Z' })],
    ['with an id of its own', gift({ trxId: 'B2' })],
    ['suspected', gift({}, { suspected: true })],
    ['given up', gift({ state: 'expired' })],
  ])('is not guessed with a gift %s', (_, candidate) => {
    expect(run([money()], [candidate])).toMatchObject({ pairs: [], transactions: [{ reason: 'noPledge' }] })
  })

  test.each([
    ['01711000000', '+8801711-000000', 'exact'],
    ['01711000000', '01822000000', 'likely'],
    ['017*****000', '01822000000', 'exact'],
    ['01711000000', '2000', 'exact'],
    [null, '01822000000', 'exact'],
  ])('sent from %s, and by the donor from %s, is %s', (sender, senderNumber, kind) => {
    const { pairs } = run([money({ trxId: 'A1', sender })], [gift({ trxId: 'A1', senderNumber })])
    const words = expect.stringMatching(kind === 'likely' ? /but sent from another number/ : /method\.$/)
    expect(pairs).toMatchObject([{ kind, words }])
  })

  test('is found by ID first, then by number, then by time', () => {
    const numbers = ['01711000000']
    const [byId, byNumber, byTime] = [gift({ trxId: 'A1' }, { numbers }), gift({}, { numbers }), gift()]
    const sender = '01711000000'
    const { pairs } = run([money({ sender }), money({ trxId: 'A1', sender }), money()], [byTime, byNumber, byId])
    expect(pairs.map(({ kind, pledge }) => [kind, pledge.id])).toEqual([
      ['exact', byId.pledge.id],
      ['likely', byNumber.pledge.id],
      ['likely', byTime.pledge.id],
    ])
  })
})

describe('what waits', () => {
  test('is money that several gifts fit, and several transfers that fit one gift', () => {
    const two = run([money()], [gift(), gift()])
    expect(two).toMatchObject({ pairs: [], transactions: [{ reason: 'severalFit', words: '2 gifts fit equally.' }] })
    const one = run([money(), money()], [gift()])
    expect(one.pairs).toEqual([])
    expect(one.transactions.map(({ reason }) => reason)).toEqual(['severalFit', 'severalFit'])
  })

  test('is an id that two gifts have, also with one of them cancelled twice', () => {
    const both = run([money({ trxId: 'A1' })], [gift({ trxId: 'A1' }), gift({ trxId: 'A1', amount: 7 })])
    expect(both.transactions).toMatchObject([{ reason: 'usedTwice', pledges: [{}, {}] }])
    expect(both.pledges.map(({ reason }) => reason)).toEqual(['usedTwice', 'usedTwice'])
    const again = run([money({ trxId: 'A1' })], [gift({ trxId: 'A1', state: 'cancelled' }), gift({ trxId: 'A1' })])
    expect(again.pairs).toMatchObject([{ kind: 'exact', pledge: { state: 'reported' } }])
  })

  test.each([
    ['otherMethod', { method: 'nagad' }],
    ['otherCurrency', { currency: 'JPY' }],
  ] as const)('is an id with %s, on both sides', (reason, other) => {
    const queue = run([money({ trxId: 'A1' })], [gift({ trxId: 'A1', ...other })])
    expect(queue).toMatchObject({
      pairs: [],
      transactions: [{ reason, pledges: [{}] }],
      pledges: [{ reason, transactions: [{}] }],
    })
  })

  test('is an id whose money is spent or set aside', () => {
    const candidate = gift({ trxId: 'A1' })
    const spent = new Map([[candidate.pledge.id, { reason: 'setAside' as const, words: 'The money was set aside.' }]])
    expect(run([], [candidate], spent).pledges).toMatchObject([{ reason: 'setAside' }])
  })

  test('is a report without money: young ones by themselves', () => {
    const queue = run(
      [],
      [gift({ trxId: 'A1' }), gift({ trxId: 'A2', reportedAt: '2026-11-18T00:00:00.000Z' }), gift()],
    )
    expect(queue.pledges.map(({ reason, pledge }) => [reason, pledge.trxId])).toEqual([
      ['noMoney', 'A2'],
      ['notSeenYet', 'A1'],
    ])
  })

  test('is money with the id of a gift suspected of being spam', () => {
    const queue = run([money({ trxId: 'A1' })], [gift({ trxId: 'A1' }, { suspected: true })])
    expect(queue).toMatchObject({ pairs: [], pledges: [], transactions: [{ reason: 'noPledge', pledges: [{}] }] })
  })

  test('is what names one gift twice, unless one amount alone is right', () => {
    const named = gift()
    const details = `for ${named.pledge.reference}`
    const unlike = run([money({ details, amount: 1 }), money({ details, amount: 2 })], [named])
    expect(unlike.transactions.map(({ reason }) => reason)).toEqual(['severalFit', 'severalFit'])
    const right = run([money({ details, amount: 1 }), money({ details })], [named])
    expect(right).toMatchObject({ pairs: [{ kind: 'reference', words: expect.stringMatching(/Same amount/) }] })
    expect(right.transactions).toHaveLength(1)
  })
})

test('reasons are told in Bangla to whoever works in it', () => {
  const { pairs, transactions } = inLanguage('bn-BD', () =>
    run(
      [money({ trxId: 'A1', amount: 12_500_000 }), money({ amount: 9 })],
      [gift({ trxId: 'A1' }), gift({ amount: 9 }), gift({ amount: 9 })],
    ),
  )
  expect(pairs[0]?.words).toBe('একই আইডি। প্রতিশ্রুত ৳৫০০, এসেছে ৳১,২৫,০০০।')
  expect(transactions[0]?.words).toBe('২টি দানের সঙ্গে সমানভাবে মেলে।')
})

test('ten thousand transactions and five thousand gifts all alike are matched', () => {
  const transactions = Array.from({ length: 10_000 }, () => money({ sender: '01711000000', details: 'Ref N/A' }))
  const candidates = Array.from({ length: 5000 }, (_, i) =>
    gift(i % 2 ? { trxId: 'A1' } : {}, { numbers: ['01711000000'] }),
  )
  const queue = run(transactions, candidates)
  expect(queue.pairs).toEqual([])
  expect(queue.transactions).toHaveLength(10_000)
  expect(queue.pledges).toHaveLength(2500)
})

test('every transaction and every reported gift stands in one place, and no gift in two pairs', () => {
  const methods = ['bkash', 'nagad'] as const
  for (let round = 0; round < 60; round += 1) {
    const some = (i: number, most: number) => (i * 7 + round * 13 + ((i * round) % 5)) % most
    const transactions = Array.from({ length: 30 }, (_, i) =>
      money({ trxId: `T${some(i, 25)}`, amount: 1 + some(i, 4), method: methods[some(i, 2)] ?? 'upay' }),
    )
    const candidates = Array.from({ length: 25 }, (_, i) =>
      gift({
        amount: 1 + some(i, 3),
        method: methods[some(i, 2)] ?? 'upay',
        ...(i % 3 ? { trxId: `T${some(i, 22)}` } : {}),
      }),
    )
    const { pairs, transactions: free, pledges } = run(transactions, candidates)
    const placed = [...pairs, ...free].map(({ transaction }) => transaction.id).sort((a, b) => a - b)
    expect(placed).toEqual(transactions.map(({ id }) => id))
    const reported = candidates.filter(({ pledge }) => pledge.state === 'reported').map(({ pledge }) => pledge.id)
    const told = [...pairs.map(({ pledge }) => pledge), ...pledges.map(({ pledge }) => pledge)]
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(reported))
  }
})
