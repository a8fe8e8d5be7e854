/** Beside each name in the books stands whose account it was: names can be given anew. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createLocalReq } from 'payload'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { setAsideBankLine, storeBankLines } from './books/bank-lines'
import { reportOwnPledge } from './donor/donor-calls'
import { exportLedger, listLedger } from './lists/ledger-list'
import { refundPledge, undoVerification, verifyPledge } from './pledges/commands'
import { reissueReceipt } from './receipts/reissue-receipt'
import { readLedgerFilter } from './shared/pledge-filter'
import { signedBy } from './shared/signed-by'
import { giving } from './testing'

const WORDS = wordsOf('pledges', 'en')

const site = await openTestDatabase()
const { payload } = site
const { pledge, pledgeOf } = giving(site)
after(() => site.close())

const by = 'Administrator'
const NADIA = staffMember('treasurer', { id: 41, name: by })
const asNadia = () => createLocalReq({ user: NADIA }, payload)
const LINE = { method: 'bkash', amount: 500, currency: 'BDT', receivedAt: '2026-11-21T08:05:00.000Z' } as const
const money = async (trxId: string) => {
  const { added } = await storeBankLines(await asNadia(), [{ ...LINE, trxId }], { source: 'hand', by })
  return Number(added[0])
}
const numbers = async (query: string) =>
  (await rawSql(site, query)).map((row) => Object.values(row).map((value) => (value === null ? null : Number(value))))

before(async () => {
  await payload.updateGlobal({ slug: 'payment', data: {} })
  const given = await pledge()
  await reportOwnPledge(payload, {
    ...{ key: (await pledgeOf(given)).statusKey, locale: 'en', typed: { transactionId: '8N7A6B5C4D' } },
  })
  const transaction = await money('8N7A6B5C4D')
  await verifyPledge(await asNadia(), { pledge: given, transaction, by })
  await reissueReceipt(await asNadia(), { pledge: given, by, why: 'A wrong name' })
  await undoVerification(await asNadia(), { pledge: given, by, why: 'Another’s' })
  await verifyPledge(await asNadia(), { pledge: given, transaction, by })
  await refundPledge(await asNadia(), { pledge: given, by, why: 'Sent twice' })
  await setAsideBankLine(await asNadia(), { transaction: await money('8N7A6B5C4E'), by, why: 'Our own' })
})

test('the account is in every entry of the ledger, on its screen and in its table', async () => {
  assert.deepEqual(await numbers('SELECT by_account FROM ledger_entries ORDER BY id'), [[41], [41], [41], [41]])
  const { lines } = await listLedger(payload, readLedgerFilter({}), 1)
  assert.deepEqual(
    new Set(lines.map((line) => signedBy(line.by, line.byAccount, WORDS))),
    new Set(['Administrator (account 41)']),
  )
  let table = ''
  for await (const piece of exportLedger(payload, readLedgerFilter({}))) table += piece
  const [head, line] = table.split('\r\n')
  assert.match(head ?? '', /,By,Account$/)
  assert.match(line ?? '', /,Administrator,41$/)
})

test('the account is on every receipt', async () => {
  const rows = await numbers('SELECT issued_by_account, cancelled_by_account FROM receipts ORDER BY id')
  assert.deepEqual(rows, [
    [41, 41],
    [41, 41],
    [41, 41],
  ])
})

test('the account is at each bank line that was brought in or set aside', async () => {
  const rows = await numbers('SELECT entered_by_account, set_aside_by_account FROM transactions ORDER BY id')
  assert.deepEqual(rows, [
    [41, null],
    [41, 41],
  ])
})

test('the account is in the history of a pledge, where donors have none', async () => {
  const rows = await rawSql(site, 'SELECT "by", by_account FROM pledge_moves ORDER BY id')
  assert.deepEqual(
    rows.map((row) => signedBy(String(row.by), row.by_account === null ? null : Number(row.by_account), WORDS)),
    ['The donor', 'The donor', ...Array(4).fill('Administrator (account 41)')],
  )
})
