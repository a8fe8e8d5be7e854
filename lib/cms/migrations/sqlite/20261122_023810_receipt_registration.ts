import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payment\` ADD \`receipts_registration\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_receipts_registration\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payment\` DROP COLUMN \`receipts_registration\`;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` DROP COLUMN \`version_receipts_registration\`;`)
}
