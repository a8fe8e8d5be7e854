import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`original\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`upright\` integer;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`copies_due\` integer;`)
  await db.run(sql`CREATE INDEX \`media_copies_due_idx\` ON \`media\` (\`copies_due\`);`)
  // The copies of pictures that are there are made.
  await db.run(sql`UPDATE \`media\` SET \`upright\` = \`sizes_upright_filename\` IS NOT NULL, \`copies_due\` = 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_copies_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`upright\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`copies_due\`;`)
}
