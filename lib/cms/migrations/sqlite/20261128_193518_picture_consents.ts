import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`consent_seen\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`consent_children\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`consent_by\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`consent_until\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`consent_take_away\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`media_consent_consent_until_idx\` ON \`media\` (\`consent_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_consent_consent_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`consent_seen\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`consent_children\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`consent_by\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`consent_until\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`consent_take_away\`;`)
}
