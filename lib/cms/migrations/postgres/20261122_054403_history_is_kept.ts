import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The days are those of lib/access/audit/retention.ts.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION audit_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '400 days' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'The history of changes is kept.';
      END IF;
      RAISE EXCEPTION 'The history of changes is not edited.';
    END $$;
    CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION audit_entries_are_kept();
    CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_are_kept();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER audit_entries_not_emptied ON audit_entries;
    DROP TRIGGER audit_entries_kept ON audit_entries;
    DROP FUNCTION audit_entries_are_kept();
  `)
}
