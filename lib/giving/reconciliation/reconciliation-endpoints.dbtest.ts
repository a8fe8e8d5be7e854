import assert from 'node:assert/strict'
import { after, beforeEach, describe, mock, test } from 'node:test'
import { APIError, createLocalReq, handleEndpoints } from 'payload'
import { startSession } from '@/lib/access/sessions/start'
import { makeAccount, staffMember } from '@/lib/access/testing'
import type { ImportReport, StatementReading } from '@/lib/giving/shared/import-types'
import type { Queue, SetAsidePage, VerifyExactAnswer } from '@/lib/giving/shared/reconciliation-types'
import { plainDatabase, type SqlRunner } from '@/lib/platform/database/sql'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { countTurns } from '@/lib/testing/event-loop-turns'
import { giving } from '../testing'

const site = await openTestDatabase()
const { reconciliationEndpoints } = await import('./reconciliation-endpoints')
const { default: config } = await import('@payload-config')
const { payload } = site
const { pledge, money, pledgeOf, empty } = giving(site)
after(() => site.close())
beforeEach(async () => {
  await empty()
  await rawSql(site, 'DELETE FROM statement_layouts')
})

interface Sent {
  body?: unknown
  file?: string
  search?: string
}

async function call<T>(path: string, { body, file, search = '' }: Sent = {}): Promise<[number, T]> {
  const req = await createLocalReq({}, payload)
  const upload = file === undefined ? undefined : { data: Buffer.from(file), size: Buffer.byteLength(file) }
  const asked = Object.assign(req, {
    user: staffMember('treasurer', { name: 'Karim' }),
    json: async () => body,
    data: body,
    file: upload,
    searchParams: new URLSearchParams(search),
  })
  const fits = (method: string) => body === undefined || method === 'post'
  const { handler } = reconciliationEndpoints.find((endpoint) => endpoint.path === path && fits(endpoint.method)) ?? {}
  try {
    const answer = await handler?.(asked as never)
    return [answer?.status ?? 0, await answer?.json()]
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return [error.status, { errors: [{ message: error.message }] } as T]
  }
}

const sms = (trxId: string, amount = '6,400.00', time = '14:05') =>
  `You have received Tk ${amount} from 01711000000. Fee Tk 0.00. Balance Tk 9.00. TrxID ${trxId} at 21/10/2025 ${time}`
const importSms = async (text: string) => (await call<ImportReport>('/import-sms', { body: { text } }))[1]
const stored = async () =>
  (await rawSql(site, 'SELECT trx_id, amount FROM transactions ORDER BY id')).map((row) => [
    row.trx_id,
    Number(row.amount),
  ])
const queue = async () => (await call<Queue>('/queue'))[1]

describe('messages', () => {
  test('are only read by read-sms, and stored by import-sms', async () => {
    const [status, { counts }] = await call<ImportReport>('/read-sms', { body: { text: sms('8N7A6B5C4D') } })
    assert.equal(status, 200)
    assert.deepEqual(counts, { new: 1, known: 0, conflict: 0, refused: 0 })
    assert.deepEqual(await stored(), [])
    await importSms(sms('8N7A6B5C4D'))
    assert.deepEqual(await stored(), [['8N7A6B5C4D', 640_000]])
  })

  test('imported twice change nothing, and what is known otherwise stays', async () => {
    await importSms(sms('8N7A6B5C4D'))
    const { lines, counts } = await importSms(
      [
        ...[sms('8N7A6B5C4D'), sms('8N7A6B5C4D', '1.00'), sms('8N7A6B5C4D', '6,400.00', '18:05')],
        ...[sms('8N7A6B5C4E'), sms('8N7A6B5C4E'), 'Send Money Tk 1'],
      ].join('\n'),
    )
    assert.deepEqual(counts, { new: 1, known: 2, conflict: 2, refused: 1 })
    assert.match(lines[1]?.why ?? '', /another amount: BDT 6400\.00/)
    assert.match(lines[2]?.why ?? '', /another time: 2025-10-21, 14:05/)
    assert.deepEqual(await stored(), [
      ['8N7A6B5C4D', 640_000],
      ['8N7A6B5C4E', 640_000],
    ])
  })

  test('imported by many at once are stored once, and new to one of them', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => importSms(sms('8N7A6B5C4D'))))
    assert.deepEqual(reports.map(({ counts }) => counts.new).sort(), [0, 0, 0, 0, 1])
    assert.equal((await stored()).length, 1)
  })

  test('too many of them, or none, are refused in words', async () => {
    assert.equal((await call('/import-sms', { body: { text: ' ' } }))[0], 422)
    assert.equal((await call('/read-sms', { body: { text: 'x'.repeat(1_000_001) } }))[0], 413)
    assert.equal((await call('/read-sms', { body: { text: 'x\n\n'.repeat(20_001) } }))[0], 413)
    assert.equal((await call('/read-sms', { body: { text: 'x', method: 'rocket' } }))[0], 400)
  })
})

describe('a statement', () => {
  const file = 'Date,Narration,Value\n20/10/2025,Rahima,500\n20/10/2025,Rahima,500\n20/10/2025,Fee,-5'
  const body = { method: 'bank', currency: 'BDT' }
  const columns = { date: 0, details: 1, amount: 2 }

  test('asks for the columns that it cannot guess, and remembers those that were chosen', async () => {
    const [, first] = await call<StatementReading>('/read-statement', { body, file })
    assert.deepEqual([first.columns, first.remembered, first.report], [{ date: 0, details: 1 }, false, null])
    assert.match(first.missing ?? '', /column of the amount/)
    await call('/import-statement', { body: { ...body, columns }, file })
    const [, again] = await call<StatementReading>('/read-statement', { body, file })
    assert.deepEqual([again.columns, again.remembered], [columns, true])
    assert.deepEqual(again.report?.counts, { new: 0, known: 2, conflict: 0, refused: 1 })
    const [, other] = await call<StatementReading>('/read-statement', { body: { ...body, method: 'upay' }, file })
    assert.equal(other.remembered, false)
    const changed = { date: 0, amount: 2 }
    await call('/import-statement', { body: { ...body, columns: changed }, file })
    assert.deepEqual((await call<StatementReading>('/read-statement', { body, file }))[1].columns, changed)
  })

  test('imported twice changes nothing', async () => {
    const once = await call<ImportReport>('/import-statement', { body: { ...body, columns }, file })
    assert.deepEqual(once[1].counts, { new: 2, known: 0, conflict: 0, refused: 1 })
    const before = await stored()
    const twice = await call<ImportReport>('/import-statement', { body: { ...body, columns }, file })
    assert.deepEqual(twice[1].counts, { new: 0, known: 2, conflict: 0, refused: 1 })
    assert.deepEqual(await stored(), before)
  })

  describe('read again in another way', () => {
    const rows = ['20/10/2025,FT1001,Cash,500', '20/10/2025,FT1002,Cash,500', '21/10/2025,,Cash,700']
    const csv = (lines: string[]) => ['Date,Slip,Narration,Value', ...lines].join('\n')
    const bring = async (columns: object, lines = rows, currency = 'BDT') => {
      const sent = { body: { method: 'bank', currency, columns }, file: csv(lines) }
      return (await call<ImportReport>('/import-statement', sent))[1]
    }
    const plain = { date: 0, details: 2, amount: 3 }
    const own = { ...plain, trxId: 1 }

    test('with its IDs, counts no money again', async () => {
      assert.equal((await bring(plain)).counts.new, 3)
      const { lines, counts } = await bring(own)
      assert.deepEqual(counts, { new: 0, known: 1, conflict: 2, refused: 0 })
      assert.match(lines[0]?.why ?? '', /^This may be the line ROW\w+ of 2025-10-20 .* without an ID; it was left out/)
      assert.equal((await stored()).length, 3)
    })

    test('without its IDs, counts no money again', async () => {
      assert.equal((await bring(own)).counts.new, 3)
      const { lines, counts } = await bring(plain)
      assert.deepEqual(counts, { new: 0, known: 1, conflict: 2, refused: 0 })
      assert.match(lines[0]?.why ?? '', /the line FT1001 of 2025-10-20 .* with an ID/)
    })

    test('with other columns or another currency, counts no money again', async () => {
      await bring(plain)
      for (const [columns, currency] of [
        [{ date: 0, amount: 3 }, 'BDT'],
        [plain, 'USD'],
        [plain, 'JPY'],
        [own, 'JPY'],
      ] as const) {
        assert.deepEqual((await bring(columns, rows, currency)).counts, { new: 0, known: 0, conflict: 3, refused: 0 })
      }
    })

    test('as another bank’s or wallet’s, counts no money again until what was wrong is set aside', async () => {
      assert.equal((await bring(own)).counts.new, 3)
      const asUpay = async () => {
        const sent = { body: { method: 'upay', currency: 'BDT', columns: own }, file: csv(rows) }
        return (await call<ImportReport>('/import-statement', sent))[1]
      }
      const { lines, counts } = await asUpay()
      assert.deepEqual(counts, { new: 0, known: 0, conflict: 3, refused: 0 })
      assert.match(lines[0]?.why ?? '', /same amount and day as Bank; it was left out\. If that is wrong, set it aside/)
      for (const { id } of await rawSql(site, 'SELECT id FROM transactions')) {
        await call('/set-aside', { body: { transaction: Number(id), why: 'Upay, not the bank' } })
      }
      assert.equal((await asUpay()).counts.new, 3)
    })

    test('stores identical rows of one file, and the new rows of a longer one', async () => {
      const cash = '22/10/2025,,Cash,500'
      assert.equal((await bring(own, [cash, '22/10/2025,FT1003,Cash,500'])).counts.new, 2)
      const longer = [cash, '22/10/2025,FT1003,Cash,500', cash, '22/10/2025,FT1004,Cash,500', '23/10/2025,,Cash,500']
      assert.deepEqual((await bring(own, longer)).counts, { new: 3, known: 2, conflict: 0, refused: 0 })
    })
  })

  test('of two thousand lines is stored, and others are answered meanwhile', async () => {
    const rows = Array.from({ length: 2000 }, (_, i) => `20/10/2025,Gift,${1000 + i}`)
    const large = { body: { ...body, columns }, file: `Date,Narration,Value\n${rows.join('\n')}` }
    const { turns, done } = await countTurns(() => call<ImportReport>('/import-statement', large))
    assert.equal(done[1].counts.new, 2000)
    // One for each part of what is read and of what is written.
    assert.ok(turns >= 40, `${turns}`)
  })

  test('of thousands of rows alike is compared with what is stored row by row, and waits in the reconciliation in parts', async () => {
    const rows = (id: (i: number) => string) =>
      Array.from({ length: 5000 }, (_, i) => `20/10/2025,${id(i)},Gift ${i} ${'A1B2-'.repeat(20)},500`)
    const file = (id: (i: number) => string) => `Date,TrxID,Narration,Value\n${rows(id).join('\n')}`
    const own = { ...body, columns: { date: 0, trxId: 1, details: 2, amount: 3 } }
    const without = { body: own, file: file(() => '') }
    assert.equal((await call<ImportReport>('/import-statement', without))[1].counts.new, 5000)
    const withIds = { body: own, file: file((i) => `FT${10_000 + i}`) }
    assert.equal((await call<ImportReport>('/import-statement', withIds))[1].counts.conflict, 5000)
    const { turns, done } = await countTurns(queue)
    assert.equal(done.transactions.length, 5000)
    // Each part that is read, and each of the texts in which references are looked for.
    assert.ok(turns >= 30, `${turns}`)
  })

  test('that is none, or without columns, is refused in words', async () => {
    assert.equal((await call('/import-statement', { body: { ...body, columns }, file: '' }))[0], 422)
    assert.equal((await call('/import-statement', { body, file }))[0], 422)
    assert.equal((await call('/import-statement', { body: { ...body, columns } }))[0], 422)
    assert.equal((await call('/read-statement', { body: { method: 'bank' }, file }))[0], 400)
    assert.deepEqual(await stored(), [])
  })
})

describe('the queue', () => {
  const report = (trxId: string, values = {}) => pledge({ trxId, senderNumber: '01711000000', ...values })

  test('pairs what fits, and tells of the rest why it waits', async () => {
    const exact = await report('8N7A6B5C4D')
    const other = await report('8N7A6B5C4E', { amount: 1000 })
    const missing = await report('8N7A6B5C4F', { amount: 2000 })
    await importSms([sms('8N7A6B5C4D'), sms('8N7A6B5C4E'), sms('8N7A6B5C4Z', '3.00')].join('\n'))
    const { pairs, transactions, pledges } = await queue()
    const told = pairs.map(({ kind, pledge, transaction }) => [kind, pledge.id, transaction.trxId])
    assert.deepEqual(told, [
      ['exact', exact, '8N7A6B5C4D'],
      ['otherAmount', other, '8N7A6B5C4E'],
    ])
    assert.deepEqual(
      transactions.map(({ reason, transaction }) => [reason, transaction.trxId]),
      [['noPledge', '8N7A6B5C4Z']],
    )
    assert.deepEqual(
      pledges.map(({ reason, pledge }) => [reason, pledge.id, pledge.donor]),
      [['notSeenYet', missing, 'Nusrat Jahan']],
    )
  })

  test('finds a gift that had expired by its id, and by its reference', async () => {
    const [byId, byReference] = [await report('8N7A6B5C4D'), await pledge({ anonymous: true, amount: 5 })]
    await rawSql(site, `UPDATE pledges SET state = 'expired'`)
    const { reference } = await pledgeOf(byReference)
    await money({ trxId: '8N7A6B5C4D' })
    await money({ details: `Ref ${reference}`, amount: 7 })
    const { pairs } = await queue()
    assert.deepEqual(
      pairs.map(({ kind, pledge }) => [kind, pledge.id, pledge.donor]),
      [
        ['exact', byId, 'Nusrat Jahan'],
        ['reference', byReference, 'Anonymous'],
      ],
    )
  })

  test('reads of a suspected gift by its id alone, and nobody’s message', async () => {
    const suspicion = { suspicion: ['six links'] }
    const told = await pledge({ trxId: '8N7A6B5C4D', amount: 7 }, suspicion)
    const named = await pledge({ amount: 8 }, suspicion)
    const { reference } = await pledgeOf(named)
    await money({ trxId: '8N7A6B5C4D', amount: 7 })
    await money({ amount: 8, details: `Ref ${reference}` })
    const db = plainDatabase(payload.db) as Required<SqlRunner>
    const asked = mock.method(db, 'run' in db ? 'run' : 'execute')
    const { pairs, transactions, pledges } = await queue()
    asked.mock.restore()
    assert.deepEqual([pairs, pledges], [[], []])
    assert.deepEqual(
      transactions.map(({ reason, pledges: among }) => [reason, among.map(({ id }) => id)]),
      [
        ['noPledge', [told]],
        ['noPledge', []],
      ],
    )
    const answers = await Promise.all(asked.mock.calls.map(({ result }) => result))
    const read = answers.flatMap((answer) => answer?.rows ?? []).filter((row) => 'reference' in row)
    assert.deepEqual(
      read.map((row) => [Number(row.id), 'message' in row]),
      [[told, false]],
    )
  })

  test('tells of ids whose money is set aside, and gives that back', async () => {
    await report('8N7A6B5C4D')
    const transaction = await money({ trxId: '8N7A6B5C4D' })
    assert.equal((await call('/set-aside', { body: { transaction, why: 'Our own' } }))[0], 200)
    const { pledges } = await queue()
    assert.deepEqual(
      pledges.map(({ reason, words }) => [reason, words]),
      [['setAside', 'The money with this ID was set aside: Our own']],
    )
    const [, page] = await call<SetAsidePage>('/set-aside', { search: 'page=9' })
    assert.deepEqual(page, { ...page, total: 1, page: 1, pages: 1 })
    assert.deepEqual([page.transactions[0]?.why, page.transactions[0]?.by], ['Our own', 'Karim'])
    assert.equal((await call('/take-back', { body: { transaction } }))[0], 200)
    assert.equal((await queue()).pairs.length, 1)
  })

  test('verifies money in another currency where the person says so, and never with many', async () => {
    const dollars = await report('8N7A6B5C4D', { amount: 5000, currency: 'USD' })
    const transaction = await money({ trxId: '8N7A6B5C4D' })
    assert.deepEqual(
      (await queue()).transactions.map(({ reason, pledges }) => [reason, pledges[0]?.id]),
      [['otherCurrency', dollars]],
    )
    const body = { pledge: dollars, transaction, seenAmount: 640_000 }
    assert.equal((await call('/verify', { body }))[0], 409)
    const pairs = [{ pledge: dollars, transaction, otherCurrency: true }]
    assert.equal((await call<VerifyExactAnswer>('/verify-exact', { body: { pairs } }))[1].refused, 1)
    assert.equal((await call('/verify', { body: { ...body, otherCurrency: true } }))[0], 200)
    const { state, currency, amount, received, campaign } = await pledgeOf(dollars)
    assert.deepEqual([state, currency, amount, received, campaign], ['verified', 'BDT', 640_000, 640_000, null])
  })

  test('verifies exact pairs each by itself, and tells of those that are none', async () => {
    const [first, second, third] = [await report('8N7A6B5C4D'), await report('8N7A6B5C4E'), await report('8N7A6B5C4F')]
    const [a, b] = [await money({ trxId: '8N7A6B5C4D' }), await money({ trxId: '8N7A6B5C4E' })]
    assert.equal((await call('/verify', { body: { pledge: first, transaction: a, seenAmount: 1 } }))[0], 409)
    assert.equal((await call('/verify', { body: { pledge: first, transaction: a, seenAmount: 640_000 } }))[0], 200)
    const pairs = [
      ...[
        { pledge: first, transaction: a },
        { pledge: second, transaction: b },
      ],
      ...[
        { pledge: third, transaction: b },
        { pledge: 999_999, transaction: b },
      ],
    ]
    const { turns, done } = await countTurns(() => call<VerifyExactAnswer>('/verify-exact', { body: { pairs } }))
    const [, answer] = done
    assert.deepEqual([answer.verified, answer.refused], [1, 3])
    // A hundred pairs would hold all others up for seconds.
    assert.ok(turns >= pairs.length, `${turns}`)
    assert.equal(answer.pairs[0]?.why, 'This gift is verified already.')
    assert.ok(answer.pairs[1]?.receipt)
    assert.match(answer.pairs[2]?.why ?? '', /do not fit exactly/)
    assert.equal((await pledgeOf(second)).state, 'verified')
  })
})

test('a statement comes as browsers send files, and a broken call is refused', async () => {
  const session = await startSession(await createLocalReq({}, payload), await makeAccount(payload, 'administrator'))
  const send = async (fields: string, file: string) => {
    const body = new FormData()
    body.set('_payload', fields)
    body.set('file', new Blob([file]), 'statement.csv')
    const headers = { authorization: `JWT ${session?.token}` }
    const url = 'http://127.0.0.1:3000/api/transactions/read-statement'
    return handleEndpoints({ config, request: new Request(url, { method: 'POST', body, headers }) })
  }
  const fields = JSON.stringify({ method: 'bank', currency: 'BDT' })
  const read: StatementReading = await (await send(fields, 'Date,Amount\n20/10/2025,৫')).json()
  assert.equal(read.report?.lines[0]?.amount, 500)
  assert.equal((await send('{', 'Date')).status, 400)
  assert.equal((await send(fields, 'x'.repeat(5_000_001))).status, 413)
})
