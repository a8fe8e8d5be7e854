import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`volunteer_registrations_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_notes_order_idx\` ON \`volunteer_registrations_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_notes_parent_id_idx\` ON \`volunteer_registrations_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_registrations_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`change\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_history_order_idx\` ON \`volunteer_registrations_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_history_parent_id_idx\` ON \`volunteer_registrations_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_registrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`date_of_birth\` text,
  	\`occupation\` text,
  	\`comment\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`suspected\` integer DEFAULT false,
  	\`project_id\` integer,
  	\`event_id\` integer,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`suspicion\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_status_idx\` ON \`volunteer_registrations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_suspected_idx\` ON \`volunteer_registrations\` (\`suspected\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_project_idx\` ON \`volunteer_registrations\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_event_idx\` ON \`volunteer_registrations\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_updated_at_idx\` ON \`volunteer_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_created_at_idx\` ON \`volunteer_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`last_error\` text,
  	\`message_id\` integer,
  	\`registration_id\` integer,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`internet_message_id\` text NOT NULL,
  	\`claimed_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`registration_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_message_idx\` ON \`mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_registration_idx\` ON \`mails\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_internet_message_id_idx\` ON \`mails\` (\`internet_message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`body_hash\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_expires_at_idx\` ON \`submissions\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`limits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`expires_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`limits_key_idx\` ON \`limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`limits_expires_at_idx\` ON \`limits\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_proofs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`proof\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_proofs_proof_idx\` ON \`spent_proofs\` (\`proof\`);`)
  await db.run(sql`CREATE INDEX \`spent_proofs_expires_at_idx\` ON \`spent_proofs\` (\`expires_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`folder\` text DEFAULT 'inbox' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`read_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`suspicion\` text;`)
  await db.run(sql`CREATE INDEX \`messages_folder_idx\` ON \`messages\` (\`folder\`);`)
  await db.run(sql`CREATE INDEX \`messages_read_at_idx\` ON \`messages\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`volunteer_registrations_id\` integer REFERENCES volunteer_registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mails_id\` integer REFERENCES mails(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`submissions_id\` integer REFERENCES submissions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`limits_id\` integer REFERENCES limits(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`spent_proofs_id\` integer REFERENCES spent_proofs(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_proofs_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_proofs_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`messages_kept_months\` numeric DEFAULT 24 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`registrations_kept_months\` numeric DEFAULT 12 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`suspected_kept_days\` numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`volunteer_registrations_notes\`;`)
  await db.run(sql`DROP TABLE \`volunteer_registrations_history\`;`)
  await db.run(sql`DROP TABLE \`volunteer_registrations\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`limits\`;`)
  await db.run(sql`DROP TABLE \`spent_proofs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`banners_id\` integer,
  	\`intros_id\` integer,
  	\`faqs_id\` integer,
  	\`partners_id\` integer,
  	\`abouts_id\` integer,
  	\`people_id\` integer,
  	\`projects_id\` integer,
  	\`subcategories_id\` integer,
  	\`health_id\` integer,
  	\`campaigns_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`gallery_images_id\` integer,
  	\`gallery_videos_id\` integer,
  	\`media_id\` integer,
  	\`messages_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`revisions_id\` integer,
  	\`imports_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`intros_id\`) REFERENCES \`intros\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`abouts_id\`) REFERENCES \`abouts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subcategories_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`health_id\`) REFERENCES \`health\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_images_id\`) REFERENCES \`gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_videos_id\`) REFERENCES \`gallery_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revisions_id\`) REFERENCES \`revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "banners_id", "intros_id", "faqs_id", "partners_id", "abouts_id", "people_id", "projects_id", "subcategories_id", "health_id", "campaigns_id", "news_id", "events_id", "gallery_images_id", "gallery_videos_id", "media_id", "messages_id", "redirects_id", "users_id", "revisions_id", "imports_id") SELECT "id", "order", "parent_id", "path", "banners_id", "intros_id", "faqs_id", "partners_id", "abouts_id", "people_id", "projects_id", "subcategories_id", "health_id", "campaigns_id", "news_id", "events_id", "gallery_images_id", "gallery_videos_id", "media_id", "messages_id", "redirects_id", "users_id", "revisions_id", "imports_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_intros_id_idx\` ON \`payload_locked_documents_rels\` (\`intros_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_abouts_id_idx\` ON \`payload_locked_documents_rels\` (\`abouts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subcategories_id_idx\` ON \`payload_locked_documents_rels\` (\`subcategories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_health_id_idx\` ON \`payload_locked_documents_rels\` (\`health_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_images_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`revisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`DROP INDEX \`messages_folder_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_read_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`folder\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`read_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`suspicion\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`messages_kept_months\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`registrations_kept_months\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`suspected_kept_days\`;`)
}
