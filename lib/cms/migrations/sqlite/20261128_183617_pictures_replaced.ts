import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`instead_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`media_instead_idx\` ON \`media\` (\`instead_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`placeholder\` text,
  	\`original\` text,
  	\`upright\` integer,
  	\`copies_due\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_webp800_url\` text,
  	\`sizes_webp800_width\` numeric,
  	\`sizes_webp800_height\` numeric,
  	\`sizes_webp800_mime_type\` text,
  	\`sizes_webp800_filesize\` numeric,
  	\`sizes_webp800_filename\` text,
  	\`sizes_webp1200_url\` text,
  	\`sizes_webp1200_width\` numeric,
  	\`sizes_webp1200_height\` numeric,
  	\`sizes_webp1200_mime_type\` text,
  	\`sizes_webp1200_filesize\` numeric,
  	\`sizes_webp1200_filename\` text,
  	\`sizes_webp2000_url\` text,
  	\`sizes_webp2000_width\` numeric,
  	\`sizes_webp2000_height\` numeric,
  	\`sizes_webp2000_mime_type\` text,
  	\`sizes_webp2000_filesize\` numeric,
  	\`sizes_webp2000_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "placeholder", "original", "upright", "copies_due", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_webp800_url", "sizes_webp800_width", "sizes_webp800_height", "sizes_webp800_mime_type", "sizes_webp800_filesize", "sizes_webp800_filename", "sizes_webp1200_url", "sizes_webp1200_width", "sizes_webp1200_height", "sizes_webp1200_mime_type", "sizes_webp1200_filesize", "sizes_webp1200_filename", "sizes_webp2000_url", "sizes_webp2000_width", "sizes_webp2000_height", "sizes_webp2000_mime_type", "sizes_webp2000_filesize", "sizes_webp2000_filename") SELECT "id", "placeholder", "original", "upright", "copies_due", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_webp480_url", "sizes_webp480_width", "sizes_webp480_height", "sizes_webp480_mime_type", "sizes_webp480_filesize", "sizes_webp480_filename", "sizes_webp800_url", "sizes_webp800_width", "sizes_webp800_height", "sizes_webp800_mime_type", "sizes_webp800_filesize", "sizes_webp800_filename", "sizes_webp1200_url", "sizes_webp1200_width", "sizes_webp1200_height", "sizes_webp1200_mime_type", "sizes_webp1200_filesize", "sizes_webp1200_filename", "sizes_webp2000_url", "sizes_webp2000_width", "sizes_webp2000_height", "sizes_webp2000_mime_type", "sizes_webp2000_filesize", "sizes_webp2000_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_copies_due_idx\` ON \`media\` (\`copies_due\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp800_sizes_webp800_filename_idx\` ON \`media\` (\`sizes_webp800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1200_sizes_webp1200_filename_idx\` ON \`media\` (\`sizes_webp1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp2000_sizes_webp2000_filename_idx\` ON \`media\` (\`sizes_webp2000_filename\`);`)
}
