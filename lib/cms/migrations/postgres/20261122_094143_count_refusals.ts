import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "refused_sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"hour" timestamp(3) with time zone NOT NULL,
  	"act" varchar NOT NULL,
  	"account_number" numeric,
  	"actor" varchar,
  	"network" varchar,
  	"times" numeric NOT NULL,
  	"told" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "audit_entries" ADD COLUMN "times" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refused_sign_ins_id" integer;
  CREATE UNIQUE INDEX "refused_sign_ins_key_idx" ON "refused_sign_ins" USING btree ("key");
  CREATE INDEX "refused_sign_ins_hour_idx" ON "refused_sign_ins" USING btree ("hour");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refused_sign_ins_fk" FOREIGN KEY ("refused_sign_ins_id") REFERENCES "public"."refused_sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_refused_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("refused_sign_ins_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refused_sign_ins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refused_sign_ins" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refused_sign_ins_fk";
  
  DROP INDEX "payload_locked_documents_rels_refused_sign_ins_id_idx";
  ALTER TABLE "audit_entries" DROP COLUMN "times";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refused_sign_ins_id";`)
}
