import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gallery_videos" ADD COLUMN "image_id" integer;
  ALTER TABLE "settings" ADD COLUMN "volunteers_picture_id" integer;
  ALTER TABLE "settings" ADD COLUMN "training_picture_id" integer;
  ALTER TABLE "settings" ADD COLUMN "giving_picture_id" integer;
  ALTER TABLE "settings" ADD COLUMN "map_picture_id" integer;
  ALTER TABLE "settings" ADD COLUMN "card_picture_id" integer;
  ALTER TABLE "gallery_videos" ADD CONSTRAINT "gallery_videos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_volunteers_picture_id_media_id_fk" FOREIGN KEY ("volunteers_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_training_picture_id_media_id_fk" FOREIGN KEY ("training_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_giving_picture_id_media_id_fk" FOREIGN KEY ("giving_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_map_picture_id_media_id_fk" FOREIGN KEY ("map_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "gallery_videos_image_idx" ON "gallery_videos" USING btree ("image_id");
  CREATE INDEX "settings_volunteers_picture_idx" ON "settings" USING btree ("volunteers_picture_id");
  CREATE INDEX "settings_training_picture_idx" ON "settings" USING btree ("training_picture_id");
  CREATE INDEX "settings_giving_picture_idx" ON "settings" USING btree ("giving_picture_id");
  CREATE INDEX "settings_map_picture_idx" ON "settings" USING btree ("map_picture_id");
  CREATE INDEX "settings_card_picture_idx" ON "settings" USING btree ("card_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gallery_videos" DROP CONSTRAINT "gallery_videos_image_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_volunteers_picture_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_training_picture_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_giving_picture_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_map_picture_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_card_picture_id_media_id_fk";
  
  DROP INDEX "gallery_videos_image_idx";
  DROP INDEX "settings_volunteers_picture_idx";
  DROP INDEX "settings_training_picture_idx";
  DROP INDEX "settings_giving_picture_idx";
  DROP INDEX "settings_map_picture_idx";
  DROP INDEX "settings_card_picture_idx";
  ALTER TABLE "gallery_videos" DROP COLUMN "image_id";
  ALTER TABLE "settings" DROP COLUMN "volunteers_picture_id";
  ALTER TABLE "settings" DROP COLUMN "training_picture_id";
  ALTER TABLE "settings" DROP COLUMN "giving_picture_id";
  ALTER TABLE "settings" DROP COLUMN "map_picture_id";
  ALTER TABLE "settings" DROP COLUMN "card_picture_id";`)
}
