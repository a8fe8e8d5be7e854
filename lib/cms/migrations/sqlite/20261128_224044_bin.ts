import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bin_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record_id\` numeric NOT NULL,
  	\`title\` text NOT NULL,
  	\`actor\` text,
  	\`key\` text,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bin_entries_kind_idx\` ON \`bin_entries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_record_id_idx\` ON \`bin_entries\` (\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_updated_at_idx\` ON \`bin_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_created_at_idx\` ON \`bin_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_idx\` ON \`bin_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bin_entries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bin_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bin_entries_texts_order_parent\` ON \`bin_entries_texts\` (\`order\`,\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bin_entries\`;`)
  await db.run(sql`DROP TABLE \`bin_entries_texts\`;`)
}
