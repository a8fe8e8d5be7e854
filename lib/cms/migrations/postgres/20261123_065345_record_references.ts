import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "record_references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"target_id" numeric NOT NULL,
  	"holder" varchar NOT NULL,
  	"holder_id" numeric,
  	"field" varchar NOT NULL,
  	"language" varchar,
  	"draft" boolean DEFAULT false NOT NULL
  );
  
  CREATE INDEX "target_targetId_idx" ON "record_references" USING btree ("target","target_id");
  CREATE INDEX "holder_holderId_idx" ON "record_references" USING btree ("holder","holder_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "record_references" CASCADE;`)
}
