import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "instead_id" integer;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_instead_id_media_id_fk" FOREIGN KEY ("instead_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_instead_idx" ON "media" USING btree ("instead_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_instead_id_media_id_fk";
  
  DROP INDEX "media_instead_idx";
  ALTER TABLE "media" DROP COLUMN "withdrawn_at";
  ALTER TABLE "media" DROP COLUMN "instead_id";`)
}
