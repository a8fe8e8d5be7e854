import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A record may stand in several places: the one that it had becomes the first of its list, in drafts and versions too.
 * The types of the old columns stay: the backup that is made before migrations has columns of them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__projects_v_version_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_subcategories_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__subcategories_v_version_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_campaigns_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_gallery_images_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TABLE "projects_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "subcategories_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_subcategories_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_subcategories_v_version_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__subcategories_v_version_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_campaigns_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "gallery_images_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_gallery_images_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "projects_pages" ADD CONSTRAINT "projects_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_pages" ADD CONSTRAINT "_projects_v_version_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_pages" ADD CONSTRAINT "subcategories_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_pages" ADD CONSTRAINT "_subcategories_v_version_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_pages" ADD CONSTRAINT "campaigns_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_images_pages" ADD CONSTRAINT "gallery_images_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_pages_order_idx" ON "projects_pages" USING btree ("order");
  CREATE INDEX "projects_pages_parent_idx" ON "projects_pages" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_pages_order_idx" ON "_projects_v_version_pages" USING btree ("order");
  CREATE INDEX "_projects_v_version_pages_parent_idx" ON "_projects_v_version_pages" USING btree ("parent_id");
  CREATE INDEX "subcategories_pages_order_idx" ON "subcategories_pages" USING btree ("order");
  CREATE INDEX "subcategories_pages_parent_idx" ON "subcategories_pages" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_version_pages_order_idx" ON "_subcategories_v_version_pages" USING btree ("order");
  CREATE INDEX "_subcategories_v_version_pages_parent_idx" ON "_subcategories_v_version_pages" USING btree ("parent_id");
  CREATE INDEX "campaigns_pages_order_idx" ON "campaigns_pages" USING btree ("order");
  CREATE INDEX "campaigns_pages_parent_idx" ON "campaigns_pages" USING btree ("parent_id");
  CREATE INDEX "gallery_images_pages_order_idx" ON "gallery_images_pages" USING btree ("order");
  CREATE INDEX "gallery_images_pages_parent_idx" ON "gallery_images_pages" USING btree ("parent_id");
  INSERT INTO "projects_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "page"::text::"enum_projects_pages" FROM "projects" WHERE "page" IS NOT NULL;
  INSERT INTO "_projects_v_version_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "version_page"::text::"enum__projects_v_version_pages" FROM "_projects_v" WHERE "version_page" IS NOT NULL;
  INSERT INTO "subcategories_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "page"::text::"enum_subcategories_pages" FROM "subcategories" WHERE "page" IS NOT NULL;
  INSERT INTO "_subcategories_v_version_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "version_page"::text::"enum__subcategories_v_version_pages" FROM "_subcategories_v" WHERE "version_page" IS NOT NULL;
  INSERT INTO "campaigns_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "page"::text::"enum_campaigns_pages" FROM "campaigns" WHERE "page" IS NOT NULL;
  INSERT INTO "gallery_images_pages" ("order", "parent_id", "value")
    SELECT 1, "id", "page"::text::"enum_gallery_images_pages" FROM "gallery_images" WHERE "page" IS NOT NULL;
  ALTER TABLE "projects" DROP COLUMN "page";
  ALTER TABLE "_projects_v" DROP COLUMN "version_page";
  ALTER TABLE "subcategories" DROP COLUMN "page";
  ALTER TABLE "_subcategories_v" DROP COLUMN "version_page";
  ALTER TABLE "campaigns" DROP COLUMN "page";
  ALTER TABLE "gallery_images" DROP COLUMN "page";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "projects" ADD COLUMN "page" "enum_projects_page";
  ALTER TABLE "_projects_v" ADD COLUMN "version_page" "enum__projects_v_version_page";
  ALTER TABLE "subcategories" ADD COLUMN "page" "enum_subcategories_page";
  ALTER TABLE "_subcategories_v" ADD COLUMN "version_page" "enum__subcategories_v_version_page";
  ALTER TABLE "campaigns" ADD COLUMN "page" "enum_campaigns_page";
  ALTER TABLE "gallery_images" ADD COLUMN "page" "enum_gallery_images_page";
  UPDATE "projects" SET "page" = (SELECT "value"::text::"enum_projects_page" FROM "projects_pages" AS place
    WHERE place."parent_id" = "projects"."id" ORDER BY place."order" LIMIT 1);
  UPDATE "_projects_v" SET "version_page" = (SELECT "value"::text::"enum__projects_v_version_page" FROM "_projects_v_version_pages" AS place
    WHERE place."parent_id" = "_projects_v"."id" ORDER BY place."order" LIMIT 1);
  UPDATE "subcategories" SET "page" = (SELECT "value"::text::"enum_subcategories_page" FROM "subcategories_pages" AS place
    WHERE place."parent_id" = "subcategories"."id" ORDER BY place."order" LIMIT 1);
  UPDATE "_subcategories_v" SET "version_page" = (SELECT "value"::text::"enum__subcategories_v_version_page" FROM "_subcategories_v_version_pages" AS place
    WHERE place."parent_id" = "_subcategories_v"."id" ORDER BY place."order" LIMIT 1);
  UPDATE "campaigns" SET "page" = (SELECT "value"::text::"enum_campaigns_page" FROM "campaigns_pages" AS place
    WHERE place."parent_id" = "campaigns"."id" AND place."value" = 'Home' ORDER BY place."order" LIMIT 1);
  UPDATE "gallery_images" SET "page" = (SELECT "value"::text::"enum_gallery_images_page" FROM "gallery_images_pages" AS place
    WHERE place."parent_id" = "gallery_images"."id" AND place."value" = 'Home' ORDER BY place."order" LIMIT 1);
  DROP TABLE "projects_pages" CASCADE;
  DROP TABLE "_projects_v_version_pages" CASCADE;
  DROP TABLE "subcategories_pages" CASCADE;
  DROP TABLE "_subcategories_v_version_pages" CASCADE;
  DROP TABLE "campaigns_pages" CASCADE;
  DROP TABLE "gallery_images_pages" CASCADE;
  DROP TYPE "public"."enum_projects_pages";
  DROP TYPE "public"."enum__projects_v_version_pages";
  DROP TYPE "public"."enum_subcategories_pages";
  DROP TYPE "public"."enum__subcategories_v_version_pages";
  DROP TYPE "public"."enum_campaigns_pages";
  DROP TYPE "public"."enum_gallery_images_pages";`)
}
