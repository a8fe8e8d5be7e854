import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colours_ink\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colours_paper\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colours_accent\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colours_signal\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colours_ink\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colours_paper\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colours_accent\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colours_signal\`;`)
}
