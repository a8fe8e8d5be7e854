import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "bin_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record_id" numeric NOT NULL,
  	"title" jsonb NOT NULL,
  	"actor" varchar,
  	"key" varchar,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bin_entries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "bin_entries_texts" ADD CONSTRAINT "bin_entries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bin_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bin_entries_kind_idx" ON "bin_entries" USING btree ("kind");
  CREATE INDEX "bin_entries_record_id_idx" ON "bin_entries" USING btree ("record_id");
  CREATE INDEX "bin_entries_updated_at_idx" ON "bin_entries" USING btree ("updated_at");
  CREATE INDEX "bin_entries_created_at_idx" ON "bin_entries" USING btree ("created_at");
  CREATE INDEX "createdAt_idx" ON "bin_entries" USING btree ("created_at");
  CREATE INDEX "bin_entries_texts_order_parent" ON "bin_entries_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bin_entries" CASCADE;
  DROP TABLE "bin_entries_texts" CASCADE;`)
}
