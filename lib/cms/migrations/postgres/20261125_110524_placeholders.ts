import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "copyright_year" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "copyright_year" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_total_donation" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "counters_total_donation" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_projects_funded" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "counters_projects_funded" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_kids_need_help" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "counters_kids_need_help" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_volunteers" DROP DEFAULT;
  ALTER TABLE "settings" ALTER COLUMN "counters_volunteers" DROP NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "placeholders" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "counters_total_donation_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "counters_projects_funded_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "counters_kids_need_help_date" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "counters_volunteers_date" timestamp(3) with time zone;
  ALTER TABLE "settings_locales" ADD COLUMN "counters_total_donation_source" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "counters_projects_funded_source" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "counters_kids_need_help_source" varchar;
  ALTER TABLE "settings_locales" ADD COLUMN "counters_volunteers_source" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "copyright_year" SET DEFAULT 2023;
  ALTER TABLE "settings" ALTER COLUMN "copyright_year" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_total_donation" SET DEFAULT 70;
  ALTER TABLE "settings" ALTER COLUMN "counters_total_donation" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_projects_funded" SET DEFAULT 48;
  ALTER TABLE "settings" ALTER COLUMN "counters_projects_funded" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_kids_need_help" SET DEFAULT 38;
  ALTER TABLE "settings" ALTER COLUMN "counters_kids_need_help" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "counters_volunteers" SET DEFAULT 230;
  ALTER TABLE "settings" ALTER COLUMN "counters_volunteers" SET NOT NULL;
  ALTER TABLE "settings" DROP COLUMN "placeholders";
  ALTER TABLE "settings" DROP COLUMN "counters_total_donation_date";
  ALTER TABLE "settings" DROP COLUMN "counters_projects_funded_date";
  ALTER TABLE "settings" DROP COLUMN "counters_kids_need_help_date";
  ALTER TABLE "settings" DROP COLUMN "counters_volunteers_date";
  ALTER TABLE "settings_locales" DROP COLUMN "counters_total_donation_source";
  ALTER TABLE "settings_locales" DROP COLUMN "counters_projects_funded_source";
  ALTER TABLE "settings_locales" DROP COLUMN "counters_kids_need_help_source";
  ALTER TABLE "settings_locales" DROP COLUMN "counters_volunteers_source";`)
}
