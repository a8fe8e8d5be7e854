import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// A table that is rebuilt loses its triggers: a later migration that does so to audit_entries makes them again. The days
// are those of lib/access/audit/retention.ts. REPLACE deletes without asking the trigger of deletions, hence that of insertions.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'The history of changes is not edited.'); END`)
  await db.run(sql`CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries
    WHEN OLD.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    BEGIN SELECT RAISE(ABORT, 'The history of changes is kept.'); END`)
  await db.run(sql`CREATE TRIGGER audit_entries_not_replaced BEFORE INSERT ON audit_entries
    WHEN EXISTS (SELECT 1 FROM audit_entries WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'The history of changes is not edited.'); END`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER audit_entries_not_replaced`)
  await db.run(sql`DROP TRIGGER audit_entries_kept`)
  await db.run(sql`DROP TRIGGER audit_entries_unchanged`)
}
