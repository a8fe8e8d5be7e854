import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif480_sizes_avif480_filename_idx";
  DROP INDEX "media_sizes_avif800_sizes_avif800_filename_idx";
  DROP INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx";
  DROP INDEX "media_sizes_avif2000_sizes_avif2000_filename_idx";
  DROP INDEX "media_sizes_upright_sizes_upright_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_url";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_width";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_height";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_upright_filename";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif480_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_upright_filename" varchar;
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "media_sizes_avif2000_sizes_avif2000_filename_idx" ON "media" USING btree ("sizes_avif2000_filename");
  CREATE INDEX "media_sizes_upright_sizes_upright_filename_idx" ON "media" USING btree ("sizes_upright_filename");`)
}
