import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_folder" AS ENUM('inbox', 'suspected', 'archive');
  CREATE TYPE "public"."enum_messages_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_volunteer_registrations_status" AS ENUM('new', 'contacted', 'accepted', 'active', 'left', 'declined');
  CREATE TYPE "public"."enum_volunteer_registrations_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('message-arrived', 'message-acknowledged', 'registration-arrived', 'registration-acknowledged');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'refused', 'left');
  CREATE TABLE "volunteer_registrations_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "volunteer_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"change" varchar NOT NULL
  );
  
  CREATE TABLE "volunteer_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"date_of_birth" varchar,
  	"occupation" varchar,
  	"comment" varchar,
  	"status" "enum_volunteer_registrations_status" DEFAULT 'new' NOT NULL,
  	"suspected" boolean DEFAULT false,
  	"project_id" integer,
  	"event_id" integer,
  	"locale" "enum_volunteer_registrations_locale" DEFAULT 'en' NOT NULL,
  	"suspicion" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"last_error" varchar,
  	"message_id" integer,
  	"registration_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"locale" varchar DEFAULT 'en' NOT NULL,
  	"internet_message_id" varchar NOT NULL,
  	"claimed_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"body_hash" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"points" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "spent_proofs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"proof" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "folder" "enum_messages_folder" DEFAULT 'inbox' NOT NULL;
  ALTER TABLE "messages" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "note" varchar;
  ALTER TABLE "messages" ADD COLUMN "locale" "enum_messages_locale" DEFAULT 'en' NOT NULL;
  ALTER TABLE "messages" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "volunteer_registrations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "limits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spent_proofs_id" integer;
  ALTER TABLE "settings" ADD COLUMN "messages_kept_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "registrations_kept_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "suspected_kept_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "volunteer_registrations_notes" ADD CONSTRAINT "volunteer_registrations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_history" ADD CONSTRAINT "volunteer_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations" ADD CONSTRAINT "volunteer_registrations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "volunteer_registrations" ADD CONSTRAINT "volunteer_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_volunteer_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "volunteer_registrations_notes_order_idx" ON "volunteer_registrations_notes" USING btree ("_order");
  CREATE INDEX "volunteer_registrations_notes_parent_id_idx" ON "volunteer_registrations_notes" USING btree ("_parent_id");
  CREATE INDEX "volunteer_registrations_history_order_idx" ON "volunteer_registrations_history" USING btree ("_order");
  CREATE INDEX "volunteer_registrations_history_parent_id_idx" ON "volunteer_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "volunteer_registrations_status_idx" ON "volunteer_registrations" USING btree ("status");
  CREATE INDEX "volunteer_registrations_suspected_idx" ON "volunteer_registrations" USING btree ("suspected");
  CREATE INDEX "volunteer_registrations_project_idx" ON "volunteer_registrations" USING btree ("project_id");
  CREATE INDEX "volunteer_registrations_event_idx" ON "volunteer_registrations" USING btree ("event_id");
  CREATE INDEX "volunteer_registrations_updated_at_idx" ON "volunteer_registrations" USING btree ("updated_at");
  CREATE INDEX "volunteer_registrations_created_at_idx" ON "volunteer_registrations" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_message_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_registration_idx" ON "mails" USING btree ("registration_id");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "mails_internet_message_id_idx" ON "mails" USING btree ("internet_message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_expires_at_idx" ON "submissions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "limits_key_idx" ON "limits" USING btree ("key");
  CREATE INDEX "limits_expires_at_idx" ON "limits" USING btree ("expires_at");
  CREATE UNIQUE INDEX "spent_proofs_proof_idx" ON "spent_proofs" USING btree ("proof");
  CREATE INDEX "spent_proofs_expires_at_idx" ON "spent_proofs" USING btree ("expires_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_volunteer_registrations_fk" FOREIGN KEY ("volunteer_registrations_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_limits_fk" FOREIGN KEY ("limits_id") REFERENCES "public"."limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_proofs_fk" FOREIGN KEY ("spent_proofs_id") REFERENCES "public"."spent_proofs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_folder_idx" ON "messages" USING btree ("folder");
  CREATE INDEX "messages_read_at_idx" ON "messages" USING btree ("read_at");
  CREATE INDEX "payload_locked_documents_rels_volunteer_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("volunteer_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("limits_id");
  CREATE INDEX "payload_locked_documents_rels_spent_proofs_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_proofs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "volunteer_registrations_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_registrations_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "volunteer_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spent_proofs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "volunteer_registrations_notes" CASCADE;
  DROP TABLE "volunteer_registrations_history" CASCADE;
  DROP TABLE "volunteer_registrations" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "limits" CASCADE;
  DROP TABLE "spent_proofs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_volunteer_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_limits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spent_proofs_fk";
  
  DROP INDEX "messages_folder_idx";
  DROP INDEX "messages_read_at_idx";
  DROP INDEX "payload_locked_documents_rels_volunteer_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_limits_id_idx";
  DROP INDEX "payload_locked_documents_rels_spent_proofs_id_idx";
  ALTER TABLE "messages" DROP COLUMN "folder";
  ALTER TABLE "messages" DROP COLUMN "read_at";
  ALTER TABLE "messages" DROP COLUMN "note";
  ALTER TABLE "messages" DROP COLUMN "locale";
  ALTER TABLE "messages" DROP COLUMN "suspicion";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "volunteer_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "limits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spent_proofs_id";
  ALTER TABLE "settings" DROP COLUMN "messages_kept_months";
  ALTER TABLE "settings" DROP COLUMN "registrations_kept_months";
  ALTER TABLE "settings" DROP COLUMN "suspected_kept_days";
  DROP TYPE "public"."enum_messages_folder";
  DROP TYPE "public"."enum_messages_locale";
  DROP TYPE "public"."enum_volunteer_registrations_status";
  DROP TYPE "public"."enum_volunteer_registrations_locale";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";`)
}
