/** What fails while pledges are written tells the log no word of the donor. */
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { assertNoSecretLogged } from '@/lib/testing/logged-secrets'
import { storeBankLines } from './books/bank-lines'
import { giving } from './testing'

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

const tellsNothing = (work: () => Promise<unknown>, says: RegExp) => assertNoSecretLogged(SECRETS, work, says)

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

test('the donor is not logged when a pledge of the form cannot be stored', async () => {
  await tellsNothing(() => pledge({ ...DONOR, country: 'Nowhere' }), /Failed query: insert into/i)
})

test('the donor is not logged when a pledge cannot be stored past the form', async () => {
  const data = { reference: 'R', statusKey: 'secret-key', ...DONOR, country: 'Nowhere' } as const
  const rest = { amount: 5, currency: 'BDT', purpose: 'general', method: 'bkash', state: 'pledged' } as const
  const more = { source: 'form', locale: 'en' } as const
  await tellsNothing(
    async () => payload.create({ collection: 'pledges', data: { ...data, ...rest, ...more }, req: await request() }),
    /Failed query: insert into/i,
  )
})

test('the key of a pledge’s page is not logged when it is taken already', async () => {
  const insert = () =>
    rawSql(
      site,
      sql`INSERT INTO pledges (reference, status_key, amount, currency, method, first_name)
        VALUES (${'R'}, ${'secret-key'}, 5, 'BDT', 'bkash', ${'Sultana'})`,
    )
  await insert()
  await tellsNothing(insert, /Failed query: INSERT INTO pledges/)
})

test('the donor is not logged when a bank line cannot be stored', async () => {
  await rawSql(site, 'CREATE UNIQUE INDEX one_of_a_sender ON transactions (sender)')
  const line = { method: 'bkash', amount: 5, currency: 'BDT', receivedAt: '2026-11-21T08:05:00.000Z' } as const
  const record = async (trxId: string) => {
    const lines = [{ ...line, trxId, sender: '8899001122', details: 'Sultana' }]
    return storeBankLines(await request(), lines, { source: 'sms', by: 'A' })
  }
  await record('FIRST')
  await tellsNothing(() => record('SECRETTRX1'), /Failed query: INSERT INTO transactions/)
})
