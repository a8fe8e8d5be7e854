import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_menu_items_below_site" ADD VALUE 'privacy';
  ALTER TYPE "public"."enum_menu_items_below_site" ADD VALUE 'givingTerms';
  ALTER TYPE "public"."enum_menu_items_below_site" ADD VALUE 'papers';
  ALTER TYPE "public"."enum_menu_items_site" ADD VALUE 'privacy';
  ALTER TYPE "public"."enum_menu_items_site" ADD VALUE 'givingTerms';
  ALTER TYPE "public"."enum_menu_items_site" ADD VALUE 'papers';
  ALTER TYPE "public"."enum_menu_footer_site" ADD VALUE 'privacy';
  ALTER TYPE "public"."enum_menu_footer_site" ADD VALUE 'givingTerms';
  ALTER TYPE "public"."enum_menu_footer_site" ADD VALUE 'papers';
  ALTER TABLE "settings" ADD COLUMN "colours_ink" varchar;
  ALTER TABLE "settings" ADD COLUMN "colours_paper" varchar;
  ALTER TABLE "settings" ADD COLUMN "colours_accent" varchar;
  ALTER TABLE "settings" ADD COLUMN "colours_signal" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menu_items_below" ALTER COLUMN "site" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_items_below_site";
  CREATE TYPE "public"."enum_menu_items_below_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  ALTER TABLE "menu_items_below" ALTER COLUMN "site" SET DATA TYPE "public"."enum_menu_items_below_site" USING "site"::"public"."enum_menu_items_below_site";
  ALTER TABLE "menu_items" ALTER COLUMN "site" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_items_site";
  CREATE TYPE "public"."enum_menu_items_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  ALTER TABLE "menu_items" ALTER COLUMN "site" SET DATA TYPE "public"."enum_menu_items_site" USING "site"::"public"."enum_menu_items_site";
  ALTER TABLE "menu_footer" ALTER COLUMN "site" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_footer_site";
  CREATE TYPE "public"."enum_menu_footer_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  ALTER TABLE "menu_footer" ALTER COLUMN "site" SET DATA TYPE "public"."enum_menu_footer_site" USING "site"::"public"."enum_menu_footer_site";
  ALTER TABLE "settings" DROP COLUMN "colours_ink";
  ALTER TABLE "settings" DROP COLUMN "colours_paper";
  ALTER TABLE "settings" DROP COLUMN "colours_accent";
  ALTER TABLE "settings" DROP COLUMN "colours_signal";`)
}
