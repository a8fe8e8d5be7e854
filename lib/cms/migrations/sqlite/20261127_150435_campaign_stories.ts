import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`campaigns_story_sums\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_story_sums_order_idx\` ON \`campaigns_story_sums\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_sums_parent_id_idx\` ON \`campaigns_story_sums\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_sums_locales\` (
  	\`does\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns_story_sums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_story_sums_locales_locale_parent_id_unique\` ON \`campaigns_story_sums_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_sums_locales_parent_idx\` ON \`campaigns_story_sums_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_budget\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_story_budget_order_idx\` ON \`campaigns_story_budget\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_budget_parent_id_idx\` ON \`campaigns_story_budget\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_budget_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns_story_budget\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_story_budget_locales_locale_parent_id_unique\` ON \`campaigns_story_budget_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_budget_locales_parent_idx\` ON \`campaigns_story_budget_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_updates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_story_updates_order_idx\` ON \`campaigns_story_updates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_updates_parent_id_idx\` ON \`campaigns_story_updates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_updates_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns_story_updates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_story_updates_locales_locale_parent_id_unique\` ON \`campaigns_story_updates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_updates_locales_parent_idx\` ON \`campaigns_story_updates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_story_questions_order_idx\` ON \`campaigns_story_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_questions_parent_id_idx\` ON \`campaigns_story_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_story_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns_story_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_story_questions_locales_locale_parent_id_unique\` ON \`campaigns_story_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_story_questions_locales_parent_idx\` ON \`campaigns_story_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`until\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` ADD \`story_who\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` ADD \`story_where\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` ADD \`story_asks\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` ADD \`story_text\` text;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` ADD \`story_outcome\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`campaigns_story_sums\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_sums_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_budget\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_budget_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_updates\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_updates_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_questions\`;`)
  await db.run(sql`DROP TABLE \`campaigns_story_questions_locales\`;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`until\`;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` DROP COLUMN \`story_who\`;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` DROP COLUMN \`story_where\`;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` DROP COLUMN \`story_asks\`;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` DROP COLUMN \`story_text\`;`)
  await db.run(sql`ALTER TABLE \`campaigns_locales\` DROP COLUMN \`story_outcome\`;`)
}
