import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'backup-overdue';
  CREATE TABLE "backups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"days" numeric DEFAULT 7 NOT NULL,
  	"weeks" numeric DEFAULT 5 NOT NULL,
  	"months" numeric DEFAULT 12 NOT NULL,
  	"allowed_hours" numeric DEFAULT 48 NOT NULL,
  	"elsewhere" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backups" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('message-arrived', 'message-acknowledged', 'registration-arrived', 'registration-acknowledged', 'pledge-arrived', 'pledge-acknowledged', 'pledge-rejected', 'receipt-issued', 'receipt-cancelled');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";`)
}
