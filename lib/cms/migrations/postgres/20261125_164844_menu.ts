import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menu_items_below_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  CREATE TYPE "public"."enum_menu_items_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  CREATE TYPE "public"."enum_menu_footer_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search');
  CREATE TABLE "menu_items_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" "enum_menu_items_below_site",
  	"page_id" integer
  );
  
  CREATE TABLE "menu_items_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" "enum_menu_items_site",
  	"page_id" integer
  );
  
  CREATE TABLE "menu_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" "enum_menu_footer_site",
  	"page_id" integer
  );
  
  CREATE TABLE "menu_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "menu_items_below" ADD CONSTRAINT "menu_items_below_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items_below" ADD CONSTRAINT "menu_items_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_below_locales" ADD CONSTRAINT "menu_items_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_locales" ADD CONSTRAINT "menu_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menu_items_below_order_idx" ON "menu_items_below" USING btree ("_order");
  CREATE INDEX "menu_items_below_parent_id_idx" ON "menu_items_below" USING btree ("_parent_id");
  CREATE INDEX "menu_items_below_page_idx" ON "menu_items_below" USING btree ("page_id");
  CREATE UNIQUE INDEX "menu_items_below_locales_locale_parent_id_unique" ON "menu_items_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items_below_locales_parent_idx" ON "menu_items_below_locales" USING btree ("_parent_id");
  CREATE INDEX "menu_items_order_idx" ON "menu_items" USING btree ("_order");
  CREATE INDEX "menu_items_parent_id_idx" ON "menu_items" USING btree ("_parent_id");
  CREATE INDEX "menu_items_page_idx" ON "menu_items" USING btree ("page_id");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items_locales_parent_idx" ON "menu_items_locales" USING btree ("_parent_id");
  CREATE INDEX "menu_footer_order_idx" ON "menu_footer" USING btree ("_order");
  CREATE INDEX "menu_footer_parent_id_idx" ON "menu_footer" USING btree ("_parent_id");
  CREATE INDEX "menu_footer_page_idx" ON "menu_footer" USING btree ("page_id");
  CREATE UNIQUE INDEX "menu_footer_locales_locale_parent_id_unique" ON "menu_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_footer_locales_parent_idx" ON "menu_footer_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "menu_items_below" CASCADE;
  DROP TABLE "menu_items_below_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "menu_footer" CASCADE;
  DROP TABLE "menu_footer_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TYPE "public"."enum_menu_items_below_site";
  DROP TYPE "public"."enum_menu_items_site";
  DROP TYPE "public"."enum_menu_footer_site";`)
}
