import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What campaigns said they had received before this site becomes money of the ledger, as every other gift's: a
 * transaction, the gift that it verified with its steps, and an entry.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO transactions (method, trx_id, amount, currency, received_at, source, entered_by)
    SELECT 'other', 'BEFORE-' || id, raised_before * CASE currency WHEN 'JPY' THEN 1 ELSE 100 END,
      currency::text::enum_transactions_currency, created_at, 'before', 'The site'
    FROM campaigns WHERE raised_before > 0;
  INSERT INTO pledges (reference, status_key, state, source, amount, currency, campaign_id, purpose, method, anonymous,
      trx_id, reported_at, transaction_id, received, verified_at, created_at)
    SELECT trx_id, replace(gen_random_uuid()::text, '-', ''), 'verified', 'before', amount,
      currency::text::enum_pledges_currency, substr(trx_id, 8)::integer, 'general', 'other', true, trx_id, received_at, id,
      amount, now(), received_at
    FROM transactions WHERE source = 'before';
  INSERT INTO pledge_moves (pledge_id, "from", "to", at, "by", why)
    SELECT id, step."from", step."to", verified_at, 'The site', 'Received before this site.'
    FROM pledges CROSS JOIN (VALUES (NULL, 'pledged', 1), ('pledged', 'reported', 2), ('reported', 'verified', 3))
      AS step ("from", "to", place)
    WHERE source = 'before' ORDER BY id, place;
  INSERT INTO ledger_entries (kind, pledge_id, amount, currency, campaign_id, purpose, method, money_at, at, "by")
    SELECT 'verified', id, received, currency::text::enum_ledger_entries_currency, campaign_id,
      purpose::text::enum_ledger_entries_purpose, method::text::enum_ledger_entries_method, reported_at, verified_at,
      'The site'
    FROM pledges WHERE source = 'before';
  ALTER TABLE "campaigns" ADD COLUMN "closed" boolean DEFAULT false;
  ALTER TABLE "campaigns" DROP COLUMN "raised_before";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" ADD COLUMN "raised_before" numeric DEFAULT 0;
  UPDATE campaigns SET raised_before = coalesce((SELECT sum(amount) FROM transactions
    WHERE source = 'before' AND trx_id = 'BEFORE-' || campaigns.id), 0) / CASE currency WHEN 'JPY' THEN 1 ELSE 100 END;
  DELETE FROM ledger_entries WHERE pledge_id IN (SELECT id FROM pledges WHERE source = 'before');
  DELETE FROM pledge_moves WHERE pledge_id IN (SELECT id FROM pledges WHERE source = 'before');
  DELETE FROM pledges WHERE source = 'before';
  DELETE FROM transactions WHERE source = 'before';
  ALTER TABLE "campaigns" DROP COLUMN "closed";`)
}
