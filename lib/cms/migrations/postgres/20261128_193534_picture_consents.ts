import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "consent_seen" varchar;
  ALTER TABLE "media" ADD COLUMN "consent_children" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "consent_by" varchar;
  ALTER TABLE "media" ADD COLUMN "consent_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "consent_take_away" boolean DEFAULT false;
  CREATE INDEX "media_consent_consent_until_idx" ON "media" USING btree ("consent_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_consent_consent_until_idx";
  ALTER TABLE "media" DROP COLUMN "consent_seen";
  ALTER TABLE "media" DROP COLUMN "consent_children";
  ALTER TABLE "media" DROP COLUMN "consent_by";
  ALTER TABLE "media" DROP COLUMN "consent_until";
  ALTER TABLE "media" DROP COLUMN "consent_take_away";`)
}
