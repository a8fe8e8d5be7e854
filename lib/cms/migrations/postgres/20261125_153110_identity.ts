import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "email" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "name" DROP DEFAULT;
  ALTER TABLE "settings_locales" ALTER COLUMN "address" DROP DEFAULT;
  ALTER TABLE "settings" ADD COLUMN "logo_for_dark_id" integer;
  ALTER TABLE "settings" ADD COLUMN "mark_id" integer;
  ALTER TABLE "settings" ADD COLUMN "map_position" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "short_name" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "tagline" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "registrations" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "opening_hours" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "answering" varchar;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_for_dark_id_media_id_fk" FOREIGN KEY ("logo_for_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_logo_for_dark_idx" ON "settings" USING btree ("logo_for_dark_id");
  CREATE INDEX "settings_mark_idx" ON "settings" USING btree ("mark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP CONSTRAINT "settings_logo_for_dark_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_mark_id_media_id_fk";
  
  DROP INDEX "settings_logo_for_dark_idx";
  DROP INDEX "settings_mark_idx";
  ALTER TABLE "settings" ALTER COLUMN "email" SET DEFAULT 'hello@alokdhara.org';
  ALTER TABLE "settings" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "settings_locales" ALTER COLUMN "name" SET DEFAULT 'Alokdhara Foundation';
  ALTER TABLE "settings_locales" ALTER COLUMN "address" SET DEFAULT 'Tongi, Gazipur, Bangladesh';
  ALTER TABLE "settings" DROP COLUMN "logo_for_dark_id";
  ALTER TABLE "settings" DROP COLUMN "mark_id";
  ALTER TABLE "settings" DROP COLUMN "map_position";
  ALTER TABLE "settings_locales" DROP COLUMN "short_name";
  ALTER TABLE "settings_locales" DROP COLUMN "tagline";
  ALTER TABLE "settings_locales" DROP COLUMN "registrations";
  ALTER TABLE "settings_locales" DROP COLUMN "opening_hours";
  ALTER TABLE "settings_locales" DROP COLUMN "answering";`)
}
