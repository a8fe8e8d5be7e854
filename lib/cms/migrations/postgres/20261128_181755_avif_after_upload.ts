import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "original" varchar;
  ALTER TABLE "media" ADD COLUMN "upright" boolean;
  ALTER TABLE "media" ADD COLUMN "copies_due" boolean;
  CREATE INDEX "media_copies_due_idx" ON "media" USING btree ("copies_due");
  -- The copies of pictures that are there are made.
  UPDATE "media" SET "upright" = "sizes_upright_filename" IS NOT NULL, "copies_due" = false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_copies_due_idx";
  ALTER TABLE "media" DROP COLUMN "original";
  ALTER TABLE "media" DROP COLUMN "upright";
  ALTER TABLE "media" DROP COLUMN "copies_due";`)
}
