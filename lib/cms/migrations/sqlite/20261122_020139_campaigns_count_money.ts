import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What campaigns said they had received before this site becomes money of the ledger, as every other gift's: a
 * transaction, the gift that it verified with its steps, and an entry.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`INSERT INTO transactions (method, trx_id, amount, currency, received_at, source, entered_by)
    SELECT 'other', 'BEFORE-' || id, raised_before * CASE currency WHEN 'JPY' THEN 1 ELSE 100 END, currency, created_at,
      'before', 'The site'
    FROM campaigns WHERE raised_before > 0;`)
  await db.run(sql`INSERT INTO pledges (reference, status_key, state, source, amount, currency, campaign_id, purpose,
      method, anonymous, trx_id, reported_at, transaction_id, received, verified_at, created_at)
    SELECT trx_id, lower(hex(randomblob(16))), 'verified', 'before', amount, currency, substr(trx_id, 8), 'general',
      'other', true, trx_id, received_at, id, amount, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), received_at
    FROM transactions WHERE source = 'before';`)
  await db.run(sql`INSERT INTO pledge_moves (pledge_id, "from", "to", at, "by", why)
    SELECT id, step."from", step."to", verified_at, 'The site', 'Received before this site.'
    FROM pledges JOIN (SELECT NULL AS "from", 'pledged' AS "to", 1 AS place UNION ALL
      SELECT 'pledged', 'reported', 2 UNION ALL SELECT 'reported', 'verified', 3) AS step
    WHERE source = 'before' ORDER BY id, place;`)
  await db.run(sql`INSERT INTO ledger_entries (kind, pledge_id, amount, currency, campaign_id, purpose, method, money_at,
      at, "by")
    SELECT 'verified', id, received, currency, campaign_id, purpose, method, reported_at, verified_at, 'The site'
    FROM pledges WHERE source = 'before';`)
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`closed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`raised_before\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`raised_before\` numeric DEFAULT 0;`)
  await db.run(sql`UPDATE campaigns SET raised_before = coalesce((SELECT sum(amount) FROM transactions
    WHERE source = 'before' AND trx_id = 'BEFORE-' || campaigns.id), 0) / CASE currency WHEN 'JPY' THEN 1 ELSE 100 END;`)
  await db.run(sql`DELETE FROM ledger_entries WHERE pledge_id IN (SELECT id FROM pledges WHERE source = 'before');`)
  await db.run(sql`DELETE FROM pledge_moves WHERE pledge_id IN (SELECT id FROM pledges WHERE source = 'before');`)
  await db.run(sql`DELETE FROM pledges WHERE source = 'before';`)
  await db.run(sql`DELETE FROM transactions WHERE source = 'before';`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`closed\`;`)
}
