import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_ledger_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`pledge_id\` integer NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`campaign_id\` integer,
  	\`purpose\` text DEFAULT 'general' NOT NULL,
  	\`method\` text NOT NULL,
  	\`money_at\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`by_account\` numeric,
  	FOREIGN KEY (\`pledge_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE restrict,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE restrict
  );
  `)
  // Without the new column: SQLite takes the name of one that is not there for a text.
  await db.run(sql`INSERT INTO \`__new_ledger_entries\`("id", "kind", "pledge_id", "amount", "currency", "campaign_id", "purpose", "method", "money_at", "at", "by") SELECT "id", "kind", "pledge_id", "amount", "currency", "campaign_id", "purpose", "method", "money_at", "at", "by" FROM \`ledger_entries\`;`)
  await db.run(sql`DROP TABLE \`ledger_entries\`;`)
  await db.run(sql`ALTER TABLE \`__new_ledger_entries\` RENAME TO \`ledger_entries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`ledger_entries_pledge_idx\` ON \`ledger_entries\` (\`pledge_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_currency_idx\` ON \`ledger_entries\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_campaign_idx\` ON \`ledger_entries\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_purpose_idx\` ON \`ledger_entries\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_money_at_idx\` ON \`ledger_entries\` (\`money_at\`);`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`trx_id_from\` text;`)
  await db.run(sql`ALTER TABLE \`pledge_moves\` ADD \`by_account\` numeric;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`entered_by_account\` numeric;`)
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`set_aside_by_account\` numeric;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`issued_by_account\` numeric;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`cancelled_by_account\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_ledger_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`pledge_id\` integer NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`campaign_id\` integer,
  	\`purpose\` text DEFAULT 'general' NOT NULL,
  	\`method\` text NOT NULL,
  	\`money_at\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	FOREIGN KEY (\`pledge_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_ledger_entries\`("id", "kind", "pledge_id", "amount", "currency", "campaign_id", "purpose", "method", "money_at", "at", "by") SELECT "id", "kind", "pledge_id", "amount", "currency", "campaign_id", "purpose", "method", "money_at", "at", "by" FROM \`ledger_entries\`;`)
  await db.run(sql`DROP TABLE \`ledger_entries\`;`)
  await db.run(sql`ALTER TABLE \`__new_ledger_entries\` RENAME TO \`ledger_entries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`ledger_entries_pledge_idx\` ON \`ledger_entries\` (\`pledge_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_currency_idx\` ON \`ledger_entries\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_campaign_idx\` ON \`ledger_entries\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_purpose_idx\` ON \`ledger_entries\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_money_at_idx\` ON \`ledger_entries\` (\`money_at\`);`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`trx_id_from\`;`)
  await db.run(sql`ALTER TABLE \`pledge_moves\` DROP COLUMN \`by_account\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`entered_by_account\`;`)
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`set_aside_by_account\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`issued_by_account\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`cancelled_by_account\`;`)
}
