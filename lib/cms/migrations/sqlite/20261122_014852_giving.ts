import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pledges\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`status_key\` text NOT NULL,
  	\`state\` text DEFAULT 'pledged' NOT NULL,
  	\`source\` text DEFAULT 'form' NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`project\` text,
  	\`campaign_id\` integer,
  	\`purpose\` text DEFAULT 'general' NOT NULL,
  	\`method\` text NOT NULL,
  	\`anonymous\` integer DEFAULT false,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`country\` text,
  	\`message\` text,
  	\`trx_id\` text,
  	\`sender_number\` text,
  	\`reported_at\` text,
  	\`transaction_id\` integer,
  	\`received\` numeric,
  	\`verified_at\` text,
  	\`suspected\` integer DEFAULT false,
  	\`erased_at\` text,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`suspicion\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`transaction_id\`) REFERENCES \`transactions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pledges_reference_idx\` ON \`pledges\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pledges_status_key_idx\` ON \`pledges\` (\`status_key\`);`)
  await db.run(sql`CREATE INDEX \`pledges_state_idx\` ON \`pledges\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`pledges_currency_idx\` ON \`pledges\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`pledges_campaign_idx\` ON \`pledges\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`pledges_purpose_idx\` ON \`pledges\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`pledges_trx_id_idx\` ON \`pledges\` (\`trx_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pledges_transaction_idx\` ON \`pledges\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`pledges_verified_at_idx\` ON \`pledges\` (\`verified_at\`);`)
  await db.run(sql`CREATE INDEX \`pledges_suspected_idx\` ON \`pledges\` (\`suspected\`);`)
  await db.run(sql`CREATE INDEX \`pledges_updated_at_idx\` ON \`pledges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pledges_created_at_idx\` ON \`pledges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pledge_moves\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pledge_id\` integer NOT NULL,
  	\`from\` text,
  	\`to\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`why\` text,
  	FOREIGN KEY (\`pledge_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pledge_moves_pledge_idx\` ON \`pledge_moves\` (\`pledge_id\`);`)
  await db.run(sql`CREATE TABLE \`transactions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`method\` text NOT NULL,
  	\`trx_id\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`sender\` text,
  	\`details\` text,
  	\`source\` text NOT NULL,
  	\`entered_by\` text,
  	\`set_aside\` text,
  	\`set_aside_by\` text,
  	\`set_aside_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`transactions_currency_idx\` ON \`transactions\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`transactions_received_at_idx\` ON \`transactions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`transactions_updated_at_idx\` ON \`transactions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`transactions_created_at_idx\` ON \`transactions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`method_trxId_idx\` ON \`transactions\` (\`method\`,\`trx_id\`);`)
  await db.run(sql`CREATE TABLE \`ledger_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`pledge_id\` integer NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`campaign_id\` integer,
  	\`purpose\` text DEFAULT 'general' NOT NULL,
  	\`method\` text NOT NULL,
  	\`money_at\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	FOREIGN KEY (\`pledge_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ledger_entries_pledge_idx\` ON \`ledger_entries\` (\`pledge_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_currency_idx\` ON \`ledger_entries\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_campaign_idx\` ON \`ledger_entries\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_purpose_idx\` ON \`ledger_entries\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_money_at_idx\` ON \`ledger_entries\` (\`money_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pledge_kind_idx\` ON \`ledger_entries\` (\`pledge_id\`,\`kind\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`serial\` numeric NOT NULL,
  	\`pledge_id\` integer NOT NULL,
  	\`state\` text DEFAULT 'issued' NOT NULL,
  	\`donor_name\` text,
  	\`donor_address\` text,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`purpose\` text DEFAULT 'general' NOT NULL,
  	\`method\` text NOT NULL,
  	\`trx_id\` text,
  	\`fund\` text,
  	\`fund_bn\` text,
  	\`tax_reference\` text,
  	\`received_at\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`issued_by\` text NOT NULL,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`cancelled_at\` text,
  	\`cancelled_by\` text,
  	\`cancel_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`pledge_id\`) REFERENCES \`pledges\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_number_idx\` ON \`receipts\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`receipts_year_idx\` ON \`receipts\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`receipts_pledge_idx\` ON \`receipts\` (\`pledge_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_currency_idx\` ON \`receipts\` (\`currency\`);`)
  await db.run(sql`CREATE INDEX \`receipts_purpose_idx\` ON \`receipts\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`year_serial_idx\` ON \`receipts\` (\`year\`,\`serial\`);`)
  await db.run(sql`CREATE TABLE \`receipt_years\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`last\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipt_years_year_idx\` ON \`receipt_years\` (\`year\`);`)
  await db.run(sql`CREATE TABLE \`statement_layouts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`method\` text NOT NULL,
  	\`header\` text NOT NULL,
  	\`columns\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`statement_layouts_updated_at_idx\` ON \`statement_layouts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`statement_layouts_created_at_idx\` ON \`statement_layouts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`method_header_idx\` ON \`statement_layouts\` (\`method\`,\`header\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`pledge_id\` integer REFERENCES pledges(id);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`receipt_id\` integer REFERENCES receipts(id);`)
  await db.run(sql`CREATE INDEX \`mails_pledge_idx\` ON \`mails\` (\`pledge_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_receipt_idx\` ON \`mails\` (\`receipt_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pledges_id\` integer REFERENCES pledges(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pledge_moves_id\` integer REFERENCES pledge_moves(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`transactions_id\` integer REFERENCES transactions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ledger_entries_id\` integer REFERENCES ledger_entries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`receipts_id\` integer REFERENCES receipts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`receipt_years_id\` integer REFERENCES receipt_years(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`statement_layouts_id\` integer REFERENCES statement_layouts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pledges_id_idx\` ON \`payload_locked_documents_rels\` (\`pledges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pledge_moves_id_idx\` ON \`payload_locked_documents_rels\` (\`pledge_moves_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transactions_id_idx\` ON \`payload_locked_documents_rels\` (\`transactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ledger_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`ledger_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipt_years_id_idx\` ON \`payload_locked_documents_rels\` (\`receipt_years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_statement_layouts_id_idx\` ON \`payload_locked_documents_rels\` (\`statement_layouts_id\`);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`suggested_usd\` text DEFAULT '10, 25, 50, 100, 250';`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`suggested_bdt\` text DEFAULT '500, 1000, 2500, 5000, 10000';`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`suggested_jpy\` text DEFAULT '1000, 3000, 5000, 10000, 30000';`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_health_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_education_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_microcredit_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_quality_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_environment_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_orphanage_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`projects_oldhome_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bank_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bank_shortest\` numeric DEFAULT 4;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bank_longest\` numeric DEFAULT 40;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_nagad_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_nagad_shortest\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_nagad_longest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bkash_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bkash_shortest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_bkash_longest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_upay_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_upay_shortest\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`transaction_ids_upay_longest\` numeric DEFAULT 14;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`expires_after\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`look_after\` numeric DEFAULT 3 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`receipts_tax_reference\` text;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`receipts_signatory\` text;`)
  await db.run(sql`ALTER TABLE \`payment\` ADD \`receipts_designation\` text;`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_health_idx\` ON \`payment\` (\`projects_health_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_education_idx\` ON \`payment\` (\`projects_education_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_microcredit_idx\` ON \`payment\` (\`projects_microcredit_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_quality_idx\` ON \`payment\` (\`projects_quality_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_environment_idx\` ON \`payment\` (\`projects_environment_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_orphanage_idx\` ON \`payment\` (\`projects_orphanage_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_projects_projects_oldhome_idx\` ON \`payment\` (\`projects_oldhome_id\`);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_suggested_usd\` text DEFAULT '10, 25, 50, 100, 250';`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_suggested_bdt\` text DEFAULT '500, 1000, 2500, 5000, 10000';`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_suggested_jpy\` text DEFAULT '1000, 3000, 5000, 10000, 30000';`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_health_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_education_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_microcredit_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_quality_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_environment_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_orphanage_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_projects_oldhome_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bank_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bank_shortest\` numeric DEFAULT 4;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bank_longest\` numeric DEFAULT 40;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_nagad_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_nagad_shortest\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_nagad_longest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bkash_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bkash_shortest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_bkash_longest\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_upay_letters\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_upay_shortest\` numeric DEFAULT 8;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_transaction_ids_upay_longest\` numeric DEFAULT 14;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_expires_after\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_look_after\` numeric DEFAULT 3 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_receipts_tax_reference\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_receipts_signatory\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_v\` ADD \`version_receipts_designation\` text;`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_health_idx\` ON \`_payment_v\` (\`version_projects_health_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_education_idx\` ON \`_payment_v\` (\`version_projects_education_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_microcredit_idx\` ON \`_payment_v\` (\`version_projects_microcredit_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_quality_idx\` ON \`_payment_v\` (\`version_projects_quality_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_environment_idx\` ON \`_payment_v\` (\`version_projects_environment_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_orphanage_idx\` ON \`_payment_v\` (\`version_projects_orphanage_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_version_projects_version_projects_oldhome_idx\` ON \`_payment_v\` (\`version_projects_oldhome_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pledges\`;`)
  await db.run(sql`DROP TABLE \`pledge_moves\`;`)
  await db.run(sql`DROP TABLE \`transactions\`;`)
  await db.run(sql`DROP TABLE \`ledger_entries\`;`)
  await db.run(sql`DROP TABLE \`receipts\`;`)
  await db.run(sql`DROP TABLE \`receipt_years\`;`)
  await db.run(sql`DROP TABLE \`statement_layouts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_mails\` (
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
  await db.run(sql`INSERT INTO \`__new_mails\`("id", "recipient", "kind", "state", "last_error", "message_id", "registration_id", "attempts", "next_attempt_at", "sent_at", "locale", "internet_message_id", "claimed_until", "updated_at", "created_at") SELECT "id", "recipient", "kind", "state", "last_error", "message_id", "registration_id", "attempts", "next_attempt_at", "sent_at", "locale", "internet_message_id", "claimed_until", "updated_at", "created_at" FROM \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_mails\` RENAME TO \`mails\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_message_idx\` ON \`mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_registration_idx\` ON \`mails\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_internet_message_id_idx\` ON \`mails\` (\`internet_message_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
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
  	\`volunteer_registrations_id\` integer,
  	\`mails_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`revisions_id\` integer,
  	\`imports_id\` integer,
  	\`submissions_id\` integer,
  	\`limits_id\` integer,
  	\`spent_proofs_id\` integer,
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
  	FOREIGN KEY (\`volunteer_registrations_id\`) REFERENCES \`volunteer_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revisions_id\`) REFERENCES \`revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`limits_id\`) REFERENCES \`limits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_proofs_id\`) REFERENCES \`spent_proofs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "banners_id", "intros_id", "faqs_id", "partners_id", "abouts_id", "people_id", "projects_id", "subcategories_id", "health_id", "campaigns_id", "news_id", "events_id", "gallery_images_id", "gallery_videos_id", "media_id", "messages_id", "volunteer_registrations_id", "mails_id", "redirects_id", "users_id", "revisions_id", "imports_id", "submissions_id", "limits_id", "spent_proofs_id") SELECT "id", "order", "parent_id", "path", "banners_id", "intros_id", "faqs_id", "partners_id", "abouts_id", "people_id", "projects_id", "subcategories_id", "health_id", "campaigns_id", "news_id", "events_id", "gallery_images_id", "gallery_videos_id", "media_id", "messages_id", "volunteer_registrations_id", "mails_id", "redirects_id", "users_id", "revisions_id", "imports_id", "submissions_id", "limits_id", "spent_proofs_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`revisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_proofs_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_proofs_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payment\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bank_bank_name\` text,
  	\`bank_account_name\` text,
  	\`bank_account_number\` text,
  	\`bank_branch\` text,
  	\`wallets_nagad\` text,
  	\`wallets_bkash\` text,
  	\`wallets_upay\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payment\`("id", "bank_bank_name", "bank_account_name", "bank_account_number", "bank_branch", "wallets_nagad", "wallets_bkash", "wallets_upay", "updated_at", "created_at") SELECT "id", "bank_bank_name", "bank_account_name", "bank_account_number", "bank_branch", "wallets_nagad", "wallets_bkash", "wallets_upay", "updated_at", "created_at" FROM \`payment\`;`)
  await db.run(sql`DROP TABLE \`payment\`;`)
  await db.run(sql`ALTER TABLE \`__new_payment\` RENAME TO \`payment\`;`)
  await db.run(sql`CREATE TABLE \`__new__payment_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_bank_bank_name\` text,
  	\`version_bank_account_name\` text,
  	\`version_bank_account_number\` text,
  	\`version_bank_branch\` text,
  	\`version_wallets_nagad\` text,
  	\`version_wallets_bkash\` text,
  	\`version_wallets_upay\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__payment_v\`("id", "version_bank_bank_name", "version_bank_account_name", "version_bank_account_number", "version_bank_branch", "version_wallets_nagad", "version_wallets_bkash", "version_wallets_upay", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_bank_bank_name", "version_bank_account_name", "version_bank_account_number", "version_bank_branch", "version_wallets_nagad", "version_wallets_bkash", "version_wallets_upay", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_payment_v\`;`)
  await db.run(sql`DROP TABLE \`_payment_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__payment_v\` RENAME TO \`_payment_v\`;`)
  await db.run(sql`CREATE INDEX \`_payment_v_created_at_idx\` ON \`_payment_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_payment_v_updated_at_idx\` ON \`_payment_v\` (\`updated_at\`);`)
}
