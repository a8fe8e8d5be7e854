import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Entries of the ledger are only ever added, whoever asks. And of transaction IDs that stand with gifts it is said who gave
 * them, as far as the history of the gifts tells.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION ledger_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Entries of the ledger are only ever added.';
    END $$;
    CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION ledger_entries_are_kept();
    CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_are_kept();
    UPDATE pledges SET trx_id_from = (CASE
      WHEN source <> 'form' THEN 'money'
      ELSE coalesce((
        SELECT CASE WHEN why = 'Its money was found' THEN 'money' WHEN "by" = 'The donor' THEN 'donor' ELSE 'staff' END
        FROM pledge_moves WHERE pledge_id = pledges.id AND "to" = 'reported' AND coalesce("from", '') <> 'verified'
          AND coalesce(why, '') NOT IN ('Taken for spam', 'Not spam') AND substr(coalesce(why, ''), 1, 11) <> 'Corrected: '
        ORDER BY id DESC LIMIT 1), 'staff')
      END)::enum_pledges_trx_id_from
    WHERE coalesce(trx_id, '') <> '';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER ledger_entries_not_emptied ON ledger_entries;
    DROP TRIGGER ledger_entries_kept ON ledger_entries;
    DROP FUNCTION ledger_entries_are_kept();
  `)
}
