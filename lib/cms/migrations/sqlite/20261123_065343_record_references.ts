import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`record_references\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`target_id\` numeric NOT NULL,
  	\`holder\` text NOT NULL,
  	\`holder_id\` numeric,
  	\`field\` text NOT NULL,
  	\`language\` text,
  	\`draft\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`target_targetId_idx\` ON \`record_references\` (\`target\`,\`target_id\`);`)
  await db.run(sql`CREATE INDEX \`holder_holderId_idx\` ON \`record_references\` (\`holder\`,\`holder_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`record_references\`;`)
}
