import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Entries of the ledger are only ever added, whoever asks. And of transaction IDs that stand with gifts it is said who gave
 * them, as far as the history of the gifts tells.
 *
 * A table that is rebuilt loses its triggers: a later migration that does so to ledger_entries makes them again. REPLACE
 * deletes without asking the trigger of deletions, hence that of insertions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE ON ledger_entries
    BEGIN SELECT RAISE(ABORT, 'Entries of the ledger are only ever added.'); END`)
  await db.run(sql`CREATE TRIGGER ledger_entries_kept BEFORE DELETE ON ledger_entries
    BEGIN SELECT RAISE(ABORT, 'Entries of the ledger are only ever added.'); END`)
  await db.run(sql`CREATE TRIGGER ledger_entries_not_replaced BEFORE INSERT ON ledger_entries
    WHEN EXISTS (SELECT 1 FROM ledger_entries WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'Entries of the ledger are only ever added.'); END`)
  await db.run(sql`UPDATE pledges SET trx_id_from = (CASE
      WHEN source <> 'form' THEN 'money'
      ELSE coalesce((
        SELECT CASE WHEN why = 'Its money was found' THEN 'money' WHEN "by" = 'The donor' THEN 'donor' ELSE 'staff' END
        FROM pledge_moves WHERE pledge_id = pledges.id AND "to" = 'reported' AND coalesce("from", '') <> 'verified'
          AND coalesce(why, '') NOT IN ('Taken for spam', 'Not spam') AND substr(coalesce(why, ''), 1, 11) <> 'Corrected: '
        ORDER BY id DESC LIMIT 1), 'staff')
      END)
    WHERE coalesce(trx_id, '') <> ''`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER ledger_entries_not_replaced`)
  await db.run(sql`DROP TRIGGER ledger_entries_kept`)
  await db.run(sql`DROP TRIGGER ledger_entries_unchanged`)
}
