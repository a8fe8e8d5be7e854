import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payment\` ADD \`bank_swift\` text;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`bank_routing\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_bank_swift\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_bank_routing\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payment\` DROP COLUMN \`bank_swift\`;`)
  await db.run(sql`ALTER TABLE \`payment\` DROP COLUMN \`bank_routing\`;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` DROP COLUMN \`version_bank_swift\`;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` DROP COLUMN \`version_bank_routing\`;`)
}
