import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** A record may stand in several places: the one that it had becomes the first of its list, in drafts and versions too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`projects_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_pages_order_idx\` ON \`projects_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_pages_parent_idx\` ON \`projects_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_pages_order_idx\` ON \`_projects_v_version_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_pages_parent_idx\` ON \`_projects_v_version_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subcategories_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subcategories_pages_order_idx\` ON \`subcategories_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subcategories_pages_parent_idx\` ON \`subcategories_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_subcategories_v_version_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_subcategories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_subcategories_v_version_pages_order_idx\` ON \`_subcategories_v_version_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_version_pages_parent_idx\` ON \`_subcategories_v_version_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_pages_order_idx\` ON \`campaigns_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_pages_parent_idx\` ON \`campaigns_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery_images_pages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_images_pages_order_idx\` ON \`gallery_images_pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_images_pages_parent_idx\` ON \`gallery_images_pages\` (\`parent_id\`);`)
  await db.run(sql`INSERT INTO \`projects_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`page\` FROM \`projects\` WHERE \`page\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_projects_v_version_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`version_page\` FROM \`_projects_v\` WHERE \`version_page\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`subcategories_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`page\` FROM \`subcategories\` WHERE \`page\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_subcategories_v_version_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`version_page\` FROM \`_subcategories_v\` WHERE \`version_page\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`campaigns_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`page\` FROM \`campaigns\` WHERE \`page\` IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`gallery_images_pages\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT 1, \`id\`, \`page\` FROM \`gallery_images\` WHERE \`page\` IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`page\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_page\`;`)
  await db.run(sql`ALTER TABLE \`subcategories\` DROP COLUMN \`page\`;`)
  await db.run(sql`ALTER TABLE \`_subcategories_v\` DROP COLUMN \`version_page\`;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`page\`;`)
  await db.run(sql`ALTER TABLE \`gallery_images\` DROP COLUMN \`page\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_page\` text;`)
  await db.run(sql`ALTER TABLE \`subcategories\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`_subcategories_v\` ADD \`version_page\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_images\` ADD \`page\` text;`)
  await db.run(sql`UPDATE \`projects\` SET \`page\` = (SELECT \`value\` FROM \`projects_pages\` AS place
    WHERE place.\`parent_id\` = \`projects\`.\`id\` ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`_projects_v\` SET \`version_page\` = (SELECT \`value\` FROM \`_projects_v_version_pages\` AS place
    WHERE place.\`parent_id\` = \`_projects_v\`.\`id\` ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`subcategories\` SET \`page\` = (SELECT \`value\` FROM \`subcategories_pages\` AS place
    WHERE place.\`parent_id\` = \`subcategories\`.\`id\` ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`_subcategories_v\` SET \`version_page\` = (SELECT \`value\` FROM \`_subcategories_v_version_pages\` AS place
    WHERE place.\`parent_id\` = \`_subcategories_v\`.\`id\` ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`campaigns\` SET \`page\` = (SELECT \`value\` FROM \`campaigns_pages\` AS place
    WHERE place.\`parent_id\` = \`campaigns\`.\`id\` AND place.\`value\` = 'Home' ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`gallery_images\` SET \`page\` = (SELECT \`value\` FROM \`gallery_images_pages\` AS place
    WHERE place.\`parent_id\` = \`gallery_images\`.\`id\` AND place.\`value\` = 'Home' ORDER BY place.\`order\` LIMIT 1);`)
  await db.run(sql`DROP TABLE \`projects_pages\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`subcategories_pages\`;`)
  await db.run(sql`DROP TABLE \`_subcategories_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`campaigns_pages\`;`)
  await db.run(sql`DROP TABLE \`gallery_images_pages\`;`)
}
