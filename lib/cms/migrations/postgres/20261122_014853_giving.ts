import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pledges_state" AS ENUM('pledged', 'reported', 'verified', 'refunded', 'rejected', 'cancelled', 'expired');
  CREATE TYPE "public"."enum_pledges_source" AS ENUM('form', 'desk', 'before');
  CREATE TYPE "public"."enum_pledges_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_pledges_project" AS ENUM('Health', 'Education', 'Microcredit', 'Improving Quality Of Life', 'Environment', 'Orphanage', 'Old Home');
  CREATE TYPE "public"."enum_pledges_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_pledges_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_pledges_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_transactions_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_transactions_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_transactions_source" AS ENUM('sms', 'statement', 'hand', 'before');
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('verified', 'refunded');
  CREATE TYPE "public"."enum_ledger_entries_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_ledger_entries_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_ledger_entries_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_receipts_state" AS ENUM('issued', 'cancelled');
  CREATE TYPE "public"."enum_receipts_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_receipts_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_receipts_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_statement_layouts_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'pledge-arrived';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'pledge-acknowledged';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'pledge-rejected';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'receipt-issued';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'receipt-cancelled';
  CREATE TABLE "pledges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"status_key" varchar NOT NULL,
  	"state" "enum_pledges_state" DEFAULT 'pledged' NOT NULL,
  	"source" "enum_pledges_source" DEFAULT 'form' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_pledges_currency" NOT NULL,
  	"project" "enum_pledges_project",
  	"campaign_id" integer,
  	"purpose" "enum_pledges_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_pledges_method" NOT NULL,
  	"anonymous" boolean DEFAULT false,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"country" varchar,
  	"message" varchar,
  	"trx_id" varchar,
  	"sender_number" varchar,
  	"reported_at" timestamp(3) with time zone,
  	"transaction_id" integer,
  	"received" numeric,
  	"verified_at" timestamp(3) with time zone,
  	"suspected" boolean DEFAULT false,
  	"erased_at" timestamp(3) with time zone,
  	"locale" "enum_pledges_locale" DEFAULT 'en' NOT NULL,
  	"suspicion" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pledge_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"from" varchar,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"why" varchar
  );
  
  CREATE TABLE "transactions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "enum_transactions_method" NOT NULL,
  	"trx_id" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_transactions_currency" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"sender" varchar,
  	"details" varchar,
  	"source" "enum_transactions_source" NOT NULL,
  	"entered_by" varchar,
  	"set_aside" varchar,
  	"set_aside_by" varchar,
  	"set_aside_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_ledger_entries_kind" NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_ledger_entries_currency" NOT NULL,
  	"campaign_id" integer,
  	"purpose" "enum_ledger_entries_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_ledger_entries_method" NOT NULL,
  	"money_at" timestamp(3) with time zone NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL
  );
  
  CREATE TABLE "receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"serial" numeric NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"state" "enum_receipts_state" DEFAULT 'issued' NOT NULL,
  	"donor_name" varchar,
  	"donor_address" varchar,
  	"amount" numeric NOT NULL,
  	"currency" "enum_receipts_currency" NOT NULL,
  	"purpose" "enum_receipts_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_receipts_method" NOT NULL,
  	"trx_id" varchar,
  	"fund" varchar,
  	"fund_bn" varchar,
  	"tax_reference" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"issued_by" varchar NOT NULL,
  	"locale" varchar DEFAULT 'en' NOT NULL,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancelled_by" varchar,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipt_years" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric NOT NULL
  );
  
  CREATE TABLE "statement_layouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "enum_statement_layouts_method" NOT NULL,
  	"header" varchar NOT NULL,
  	"columns" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "mails" ADD COLUMN "pledge_id" integer;
  ALTER TABLE "mails" ADD COLUMN "receipt_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pledges_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pledge_moves_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "transactions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ledger_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receipts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receipt_years_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statement_layouts_id" integer;
  ALTER TABLE "payment" ADD COLUMN "suggested_usd" varchar DEFAULT '10, 25, 50, 100, 250';
  ALTER TABLE "payment" ADD COLUMN "suggested_bdt" varchar DEFAULT '500, 1000, 2500, 5000, 10000';
  ALTER TABLE "payment" ADD COLUMN "suggested_jpy" varchar DEFAULT '1000, 3000, 5000, 10000, 30000';
  ALTER TABLE "payment" ADD COLUMN "projects_health_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_education_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_microcredit_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_quality_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_environment_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_orphanage_id" integer;
  ALTER TABLE "payment" ADD COLUMN "projects_oldhome_id" integer;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bank_letters" boolean DEFAULT true;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bank_shortest" numeric DEFAULT 4;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bank_longest" numeric DEFAULT 40;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_nagad_letters" boolean DEFAULT true;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_nagad_shortest" numeric DEFAULT 8;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_nagad_longest" numeric DEFAULT 10;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bkash_letters" boolean DEFAULT true;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bkash_shortest" numeric DEFAULT 10;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_bkash_longest" numeric DEFAULT 10;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_upay_letters" boolean DEFAULT true;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_upay_shortest" numeric DEFAULT 8;
  ALTER TABLE "payment" ADD COLUMN "transaction_ids_upay_longest" numeric DEFAULT 14;
  ALTER TABLE "payment" ADD COLUMN "expires_after" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "payment" ADD COLUMN "look_after" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "payment" ADD COLUMN "receipts_tax_reference" varchar;
  ALTER TABLE "payment" ADD COLUMN "receipts_signatory" varchar;
  ALTER TABLE "payment" ADD COLUMN "receipts_designation" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_suggested_usd" varchar DEFAULT '10, 25, 50, 100, 250';
  ALTER TABLE "_payment_v" ADD COLUMN "version_suggested_bdt" varchar DEFAULT '500, 1000, 2500, 5000, 10000';
  ALTER TABLE "_payment_v" ADD COLUMN "version_suggested_jpy" varchar DEFAULT '1000, 3000, 5000, 10000, 30000';
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_health_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_education_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_microcredit_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_quality_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_environment_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_orphanage_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_projects_oldhome_id" integer;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bank_letters" boolean DEFAULT true;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bank_shortest" numeric DEFAULT 4;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bank_longest" numeric DEFAULT 40;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_nagad_letters" boolean DEFAULT true;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_nagad_shortest" numeric DEFAULT 8;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_nagad_longest" numeric DEFAULT 10;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bkash_letters" boolean DEFAULT true;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bkash_shortest" numeric DEFAULT 10;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_bkash_longest" numeric DEFAULT 10;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_upay_letters" boolean DEFAULT true;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_upay_shortest" numeric DEFAULT 8;
  ALTER TABLE "_payment_v" ADD COLUMN "version_transaction_ids_upay_longest" numeric DEFAULT 14;
  ALTER TABLE "_payment_v" ADD COLUMN "version_expires_after" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_payment_v" ADD COLUMN "version_look_after" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "_payment_v" ADD COLUMN "version_receipts_tax_reference" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_receipts_signatory" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_receipts_designation" varchar;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledge_moves" ADD CONSTRAINT "pledge_moves_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pledges_reference_idx" ON "pledges" USING btree ("reference");
  CREATE UNIQUE INDEX "pledges_status_key_idx" ON "pledges" USING btree ("status_key");
  CREATE INDEX "pledges_state_idx" ON "pledges" USING btree ("state");
  CREATE INDEX "pledges_currency_idx" ON "pledges" USING btree ("currency");
  CREATE INDEX "pledges_campaign_idx" ON "pledges" USING btree ("campaign_id");
  CREATE INDEX "pledges_purpose_idx" ON "pledges" USING btree ("purpose");
  CREATE INDEX "pledges_trx_id_idx" ON "pledges" USING btree ("trx_id");
  CREATE UNIQUE INDEX "pledges_transaction_idx" ON "pledges" USING btree ("transaction_id");
  CREATE INDEX "pledges_verified_at_idx" ON "pledges" USING btree ("verified_at");
  CREATE INDEX "pledges_suspected_idx" ON "pledges" USING btree ("suspected");
  CREATE INDEX "pledges_updated_at_idx" ON "pledges" USING btree ("updated_at");
  CREATE INDEX "pledges_created_at_idx" ON "pledges" USING btree ("created_at");
  CREATE INDEX "pledge_moves_pledge_idx" ON "pledge_moves" USING btree ("pledge_id");
  CREATE INDEX "transactions_currency_idx" ON "transactions" USING btree ("currency");
  CREATE INDEX "transactions_received_at_idx" ON "transactions" USING btree ("received_at");
  CREATE INDEX "transactions_updated_at_idx" ON "transactions" USING btree ("updated_at");
  CREATE INDEX "transactions_created_at_idx" ON "transactions" USING btree ("created_at");
  CREATE UNIQUE INDEX "method_trxId_idx" ON "transactions" USING btree ("method","trx_id");
  CREATE INDEX "ledger_entries_pledge_idx" ON "ledger_entries" USING btree ("pledge_id");
  CREATE INDEX "ledger_entries_currency_idx" ON "ledger_entries" USING btree ("currency");
  CREATE INDEX "ledger_entries_campaign_idx" ON "ledger_entries" USING btree ("campaign_id");
  CREATE INDEX "ledger_entries_purpose_idx" ON "ledger_entries" USING btree ("purpose");
  CREATE INDEX "ledger_entries_money_at_idx" ON "ledger_entries" USING btree ("money_at");
  CREATE UNIQUE INDEX "pledge_kind_idx" ON "ledger_entries" USING btree ("pledge_id","kind");
  CREATE UNIQUE INDEX "receipts_number_idx" ON "receipts" USING btree ("number");
  CREATE INDEX "receipts_year_idx" ON "receipts" USING btree ("year");
  CREATE INDEX "receipts_pledge_idx" ON "receipts" USING btree ("pledge_id");
  CREATE INDEX "receipts_currency_idx" ON "receipts" USING btree ("currency");
  CREATE INDEX "receipts_purpose_idx" ON "receipts" USING btree ("purpose");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_serial_idx" ON "receipts" USING btree ("year","serial");
  CREATE UNIQUE INDEX "receipt_years_year_idx" ON "receipt_years" USING btree ("year");
  CREATE INDEX "statement_layouts_updated_at_idx" ON "statement_layouts" USING btree ("updated_at");
  CREATE INDEX "statement_layouts_created_at_idx" ON "statement_layouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "method_header_idx" ON "statement_layouts" USING btree ("method","header");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledges_fk" FOREIGN KEY ("pledges_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledge_moves_fk" FOREIGN KEY ("pledge_moves_id") REFERENCES "public"."pledge_moves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transactions_fk" FOREIGN KEY ("transactions_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ledger_entries_fk" FOREIGN KEY ("ledger_entries_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipts_fk" FOREIGN KEY ("receipts_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipt_years_fk" FOREIGN KEY ("receipt_years_id") REFERENCES "public"."receipt_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statement_layouts_fk" FOREIGN KEY ("statement_layouts_id") REFERENCES "public"."statement_layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_health_id_campaigns_id_fk" FOREIGN KEY ("projects_health_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_education_id_campaigns_id_fk" FOREIGN KEY ("projects_education_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_microcredit_id_campaigns_id_fk" FOREIGN KEY ("projects_microcredit_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_quality_id_campaigns_id_fk" FOREIGN KEY ("projects_quality_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_environment_id_campaigns_id_fk" FOREIGN KEY ("projects_environment_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_orphanage_id_campaigns_id_fk" FOREIGN KEY ("projects_orphanage_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_oldhome_id_campaigns_id_fk" FOREIGN KEY ("projects_oldhome_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_health_id_campaigns_id_fk" FOREIGN KEY ("version_projects_health_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_education_id_campaigns_id_fk" FOREIGN KEY ("version_projects_education_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_microcredit_id_campaigns_id_fk" FOREIGN KEY ("version_projects_microcredit_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_quality_id_campaigns_id_fk" FOREIGN KEY ("version_projects_quality_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_environment_id_campaigns_id_fk" FOREIGN KEY ("version_projects_environment_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_orphanage_id_campaigns_id_fk" FOREIGN KEY ("version_projects_orphanage_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_oldhome_id_campaigns_id_fk" FOREIGN KEY ("version_projects_oldhome_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mails_pledge_idx" ON "mails" USING btree ("pledge_id");
  CREATE INDEX "mails_receipt_idx" ON "mails" USING btree ("receipt_id");
  CREATE INDEX "payload_locked_documents_rels_pledges_id_idx" ON "payload_locked_documents_rels" USING btree ("pledges_id");
  CREATE INDEX "payload_locked_documents_rels_pledge_moves_id_idx" ON "payload_locked_documents_rels" USING btree ("pledge_moves_id");
  CREATE INDEX "payload_locked_documents_rels_transactions_id_idx" ON "payload_locked_documents_rels" USING btree ("transactions_id");
  CREATE INDEX "payload_locked_documents_rels_ledger_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("ledger_entries_id");
  CREATE INDEX "payload_locked_documents_rels_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipts_id");
  CREATE INDEX "payload_locked_documents_rels_receipt_years_id_idx" ON "payload_locked_documents_rels" USING btree ("receipt_years_id");
  CREATE INDEX "payload_locked_documents_rels_statement_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("statement_layouts_id");
  CREATE INDEX "payment_projects_projects_health_idx" ON "payment" USING btree ("projects_health_id");
  CREATE INDEX "payment_projects_projects_education_idx" ON "payment" USING btree ("projects_education_id");
  CREATE INDEX "payment_projects_projects_microcredit_idx" ON "payment" USING btree ("projects_microcredit_id");
  CREATE INDEX "payment_projects_projects_quality_idx" ON "payment" USING btree ("projects_quality_id");
  CREATE INDEX "payment_projects_projects_environment_idx" ON "payment" USING btree ("projects_environment_id");
  CREATE INDEX "payment_projects_projects_orphanage_idx" ON "payment" USING btree ("projects_orphanage_id");
  CREATE INDEX "payment_projects_projects_oldhome_idx" ON "payment" USING btree ("projects_oldhome_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_health_idx" ON "_payment_v" USING btree ("version_projects_health_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_education_idx" ON "_payment_v" USING btree ("version_projects_education_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_microcredit_idx" ON "_payment_v" USING btree ("version_projects_microcredit_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_quality_idx" ON "_payment_v" USING btree ("version_projects_quality_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_environment_idx" ON "_payment_v" USING btree ("version_projects_environment_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_orphanage_idx" ON "_payment_v" USING btree ("version_projects_orphanage_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_oldhome_idx" ON "_payment_v" USING btree ("version_projects_oldhome_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pledges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pledge_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "transactions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ledger_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "receipts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "receipt_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statement_layouts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pledges" CASCADE;
  DROP TABLE "pledge_moves" CASCADE;
  DROP TABLE "transactions" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "receipt_years" CASCADE;
  DROP TABLE "statement_layouts" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT "mails_pledge_id_pledges_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_receipt_id_receipts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pledges_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pledge_moves_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_transactions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ledger_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receipts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receipt_years_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_statement_layouts_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_health_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_education_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_microcredit_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_quality_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_environment_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_orphanage_id_campaigns_id_fk";
  
  ALTER TABLE "payment" DROP CONSTRAINT "payment_projects_oldhome_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_health_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_education_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_microcredit_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_quality_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_environment_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_orphanage_id_campaigns_id_fk";
  
  ALTER TABLE "_payment_v" DROP CONSTRAINT "_payment_v_version_projects_oldhome_id_campaigns_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('message-arrived', 'message-acknowledged', 'registration-arrived', 'registration-acknowledged');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "mails_pledge_idx";
  DROP INDEX "mails_receipt_idx";
  DROP INDEX "payload_locked_documents_rels_pledges_id_idx";
  DROP INDEX "payload_locked_documents_rels_pledge_moves_id_idx";
  DROP INDEX "payload_locked_documents_rels_transactions_id_idx";
  DROP INDEX "payload_locked_documents_rels_ledger_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_receipts_id_idx";
  DROP INDEX "payload_locked_documents_rels_receipt_years_id_idx";
  DROP INDEX "payload_locked_documents_rels_statement_layouts_id_idx";
  DROP INDEX "payment_projects_projects_health_idx";
  DROP INDEX "payment_projects_projects_education_idx";
  DROP INDEX "payment_projects_projects_microcredit_idx";
  DROP INDEX "payment_projects_projects_quality_idx";
  DROP INDEX "payment_projects_projects_environment_idx";
  DROP INDEX "payment_projects_projects_orphanage_idx";
  DROP INDEX "payment_projects_projects_oldhome_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_health_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_education_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_microcredit_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_quality_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_environment_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_orphanage_idx";
  DROP INDEX "_payment_v_version_projects_version_projects_oldhome_idx";
  ALTER TABLE "mails" DROP COLUMN "pledge_id";
  ALTER TABLE "mails" DROP COLUMN "receipt_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pledges_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pledge_moves_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "transactions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ledger_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receipts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receipt_years_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statement_layouts_id";
  ALTER TABLE "payment" DROP COLUMN "suggested_usd";
  ALTER TABLE "payment" DROP COLUMN "suggested_bdt";
  ALTER TABLE "payment" DROP COLUMN "suggested_jpy";
  ALTER TABLE "payment" DROP COLUMN "projects_health_id";
  ALTER TABLE "payment" DROP COLUMN "projects_education_id";
  ALTER TABLE "payment" DROP COLUMN "projects_microcredit_id";
  ALTER TABLE "payment" DROP COLUMN "projects_quality_id";
  ALTER TABLE "payment" DROP COLUMN "projects_environment_id";
  ALTER TABLE "payment" DROP COLUMN "projects_orphanage_id";
  ALTER TABLE "payment" DROP COLUMN "projects_oldhome_id";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bank_letters";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bank_shortest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bank_longest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_nagad_letters";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_nagad_shortest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_nagad_longest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bkash_letters";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bkash_shortest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_bkash_longest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_upay_letters";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_upay_shortest";
  ALTER TABLE "payment" DROP COLUMN "transaction_ids_upay_longest";
  ALTER TABLE "payment" DROP COLUMN "expires_after";
  ALTER TABLE "payment" DROP COLUMN "look_after";
  ALTER TABLE "payment" DROP COLUMN "receipts_tax_reference";
  ALTER TABLE "payment" DROP COLUMN "receipts_signatory";
  ALTER TABLE "payment" DROP COLUMN "receipts_designation";
  ALTER TABLE "_payment_v" DROP COLUMN "version_suggested_usd";
  ALTER TABLE "_payment_v" DROP COLUMN "version_suggested_bdt";
  ALTER TABLE "_payment_v" DROP COLUMN "version_suggested_jpy";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_health_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_education_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_microcredit_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_quality_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_environment_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_orphanage_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_projects_oldhome_id";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bank_letters";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bank_shortest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bank_longest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_nagad_letters";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_nagad_shortest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_nagad_longest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bkash_letters";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bkash_shortest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_bkash_longest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_upay_letters";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_upay_shortest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_transaction_ids_upay_longest";
  ALTER TABLE "_payment_v" DROP COLUMN "version_expires_after";
  ALTER TABLE "_payment_v" DROP COLUMN "version_look_after";
  ALTER TABLE "_payment_v" DROP COLUMN "version_receipts_tax_reference";
  ALTER TABLE "_payment_v" DROP COLUMN "version_receipts_signatory";
  ALTER TABLE "_payment_v" DROP COLUMN "version_receipts_designation";
  DROP TYPE "public"."enum_pledges_state";
  DROP TYPE "public"."enum_pledges_source";
  DROP TYPE "public"."enum_pledges_currency";
  DROP TYPE "public"."enum_pledges_project";
  DROP TYPE "public"."enum_pledges_purpose";
  DROP TYPE "public"."enum_pledges_method";
  DROP TYPE "public"."enum_pledges_locale";
  DROP TYPE "public"."enum_transactions_method";
  DROP TYPE "public"."enum_transactions_currency";
  DROP TYPE "public"."enum_transactions_source";
  DROP TYPE "public"."enum_ledger_entries_kind";
  DROP TYPE "public"."enum_ledger_entries_currency";
  DROP TYPE "public"."enum_ledger_entries_purpose";
  DROP TYPE "public"."enum_ledger_entries_method";
  DROP TYPE "public"."enum_receipts_state";
  DROP TYPE "public"."enum_receipts_currency";
  DROP TYPE "public"."enum_receipts_purpose";
  DROP TYPE "public"."enum_receipts_method";
  DROP TYPE "public"."enum_statement_layouts_method";`)
}
