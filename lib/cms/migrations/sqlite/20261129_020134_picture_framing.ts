import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`crop\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`crop\`;`)
}
