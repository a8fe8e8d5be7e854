/** What fails while gifts are written tells the log no word of the donor. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openTestDatabase, rawSql } from '@/lib/database/testing'
import { makeLog } from '@/lib/log'
import { keepValuesOffConsole } from '@/lib/log-console'
import { keepingValuesOut } from '@/lib/log-options'
import { giving } from './testing'
import { recordTransactions } from './transactions'

const site = await openTestDatabase()
const { payload } = site
const { request, pledge, empty } = giving(site)
after(() => site.close())
beforeEach(empty)

const SECRETS = [
  'Sultana',
  'sultana@example.org',
  '01711222333',
  'Quiet Lane',
  'SECRETTRX1',
  'secret-key',
  '8899001122',
]
const DONOR = {
  ...{ firstName: 'Sultana', email: 'sultana@example.org', phone: '01711222333', address: 'Quiet Lane' },
  ...{ trxId: 'SECRETTRX1', message: 'Hello\n    at home, Sultana' },
} as const

/** An error as each log of the app would tell it. */
function toldBy(error: unknown): string {
  const lines: string[] = []
  const write = (line: unknown) => void lines.push(String(line))
  makeLog({ write }).error({ err: error }, 'It failed.')
  pino(keepingValuesOut, { write }).error({ err: error })
  const fake = { error: (...words: unknown[]) => words.forEach(write), warn: write }
  keepValuesOffConsole(fake)
  fake.error('⨯', error)
  return lines.join('\n')
}

/** @param says what must be told of the failure, so that it is the one that is meant */
async function tellsNothing(work: () => Promise<unknown>, says: RegExp): Promise<void> {
  const error = await work().then(
    () => assert.fail('It should have failed.'),
    (thrown: unknown) => thrown,
  )
  const text = toldBy(error)
  assert.match(text, says)
  for (const secret of SECRETS) assert.ok(!text.includes(secret), `${secret} is told in:\n${text}`)
}

before(async () => {
  const refuse = 'pledges of nobody are refused'
  const trigger =
    payload.db.name === 'postgres'
      ? `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION '${refuse}'; END $$ LANGUAGE plpgsql;
         CREATE TRIGGER refusing BEFORE INSERT ON pledges FOR EACH ROW WHEN (NEW.country = 'Nowhere')
         EXECUTE FUNCTION refuse()`
      : `CREATE TRIGGER refusing BEFORE INSERT ON pledges WHEN NEW.country = 'Nowhere'
         BEGIN SELECT RAISE(ABORT, '${refuse}'); END`
  await rawSql(site, trigger)
})

test('a pledge of the form that cannot be stored', async () => {
  await tellsNothing(() => pledge({ ...DONOR, country: 'Nowhere' }), /Failed query: insert into/i)
})

test('a pledge that cannot be stored past the form', async () => {
  const data = { reference: 'R', statusKey: 'secret-key', ...DONOR, country: 'Nowhere' } as const
  const rest = { amount: 5, currency: 'BDT', purpose: 'general', method: 'bkash', state: 'pledged' } as const
  const more = { source: 'form', locale: 'en' } as const
  await tellsNothing(
    async () => payload.create({ collection: 'pledges', data: { ...data, ...rest, ...more }, req: await request() }),
    /Failed query: insert into/i,
  )
})

test('a key that is taken', async () => {
  const insert = () =>
    rawSql(
      site,
      sql`INSERT INTO pledges (reference, status_key, amount, currency, method, first_name)
        VALUES (${'R'}, ${'secret-key'}, 5, 'BDT', 'bkash', ${'Sultana'})`,
    )
  await insert()
  await tellsNothing(insert, /Failed query: INSERT INTO pledges/)
})

test('money that cannot be stored', async () => {
  await rawSql(site, 'CREATE UNIQUE INDEX one_of_a_sender ON transactions (sender)')
  const line = { method: 'bkash', amount: 5, currency: 'BDT', receivedAt: '2026-11-21T08:05:00.000Z' } as const
  const record = async (trxId: string) => {
    const lines = [{ ...line, trxId, sender: '8899001122', details: 'Sultana' }]
    return recordTransactions(await request(), lines, { source: 'sms', by: 'A' })
  }
  await record('FIRST')
  await tellsNothing(() => record('SECRETTRX1'), /Failed query: INSERT INTO transactions/)
})
