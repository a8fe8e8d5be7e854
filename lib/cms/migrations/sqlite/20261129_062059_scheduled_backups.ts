import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`backups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` numeric DEFAULT 3 NOT NULL,
  	\`days\` numeric DEFAULT 7 NOT NULL,
  	\`weeks\` numeric DEFAULT 5 NOT NULL,
  	\`months\` numeric DEFAULT 12 NOT NULL,
  	\`allowed_hours\` numeric DEFAULT 48 NOT NULL,
  	\`elsewhere\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`backups\`;`)
}
