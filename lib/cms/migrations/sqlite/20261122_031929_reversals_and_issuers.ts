import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pledge_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`pledges\` ADD \`before_verified\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`issuer_name\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`issuer_name_bn\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`registration\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`signatory\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`designation\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE UNIQUE INDEX \`pledge_kind_idx\` ON \`ledger_entries\` (\`pledge_id\`,\`kind\`);`)
  await db.run(sql`ALTER TABLE \`pledges\` DROP COLUMN \`before_verified\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`issuer_name\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`issuer_name_bn\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`registration\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`signatory\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`designation\`;`)
}
