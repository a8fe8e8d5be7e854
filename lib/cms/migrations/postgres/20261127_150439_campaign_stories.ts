import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "campaigns_story_sums" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric
  );
  
  CREATE TABLE "campaigns_story_sums_locales" (
  	"does" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_story_budget" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric
  );
  
  CREATE TABLE "campaigns_story_budget_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_story_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "campaigns_story_updates_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_story_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns_story_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "campaigns" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "campaigns_locales" ADD COLUMN "story_who" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "story_where" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "story_asks" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "story_text" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "story_outcome" varchar;
  ALTER TABLE "campaigns_story_sums" ADD CONSTRAINT "campaigns_story_sums_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_sums_locales" ADD CONSTRAINT "campaigns_story_sums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_sums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_budget" ADD CONSTRAINT "campaigns_story_budget_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_budget_locales" ADD CONSTRAINT "campaigns_story_budget_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_budget"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_updates" ADD CONSTRAINT "campaigns_story_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_updates_locales" ADD CONSTRAINT "campaigns_story_updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_questions" ADD CONSTRAINT "campaigns_story_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_questions_locales" ADD CONSTRAINT "campaigns_story_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "campaigns_story_sums_order_idx" ON "campaigns_story_sums" USING btree ("_order");
  CREATE INDEX "campaigns_story_sums_parent_id_idx" ON "campaigns_story_sums" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_story_sums_locales_locale_parent_id_unique" ON "campaigns_story_sums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_story_sums_locales_parent_idx" ON "campaigns_story_sums_locales" USING btree ("_parent_id");
  CREATE INDEX "campaigns_story_budget_order_idx" ON "campaigns_story_budget" USING btree ("_order");
  CREATE INDEX "campaigns_story_budget_parent_id_idx" ON "campaigns_story_budget" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_story_budget_locales_locale_parent_id_unique" ON "campaigns_story_budget_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_story_budget_locales_parent_idx" ON "campaigns_story_budget_locales" USING btree ("_parent_id");
  CREATE INDEX "campaigns_story_updates_order_idx" ON "campaigns_story_updates" USING btree ("_order");
  CREATE INDEX "campaigns_story_updates_parent_id_idx" ON "campaigns_story_updates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_story_updates_locales_locale_parent_id_unique" ON "campaigns_story_updates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_story_updates_locales_parent_idx" ON "campaigns_story_updates_locales" USING btree ("_parent_id");
  CREATE INDEX "campaigns_story_questions_order_idx" ON "campaigns_story_questions" USING btree ("_order");
  CREATE INDEX "campaigns_story_questions_parent_id_idx" ON "campaigns_story_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_story_questions_locales_locale_parent_id_unique" ON "campaigns_story_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_story_questions_locales_parent_idx" ON "campaigns_story_questions_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "campaigns_story_sums" CASCADE;
  DROP TABLE "campaigns_story_sums_locales" CASCADE;
  DROP TABLE "campaigns_story_budget" CASCADE;
  DROP TABLE "campaigns_story_budget_locales" CASCADE;
  DROP TABLE "campaigns_story_updates" CASCADE;
  DROP TABLE "campaigns_story_updates_locales" CASCADE;
  DROP TABLE "campaigns_story_questions" CASCADE;
  DROP TABLE "campaigns_story_questions_locales" CASCADE;
  ALTER TABLE "campaigns" DROP COLUMN "until";
  ALTER TABLE "campaigns_locales" DROP COLUMN "story_who";
  ALTER TABLE "campaigns_locales" DROP COLUMN "story_where";
  ALTER TABLE "campaigns_locales" DROP COLUMN "story_asks";
  ALTER TABLE "campaigns_locales" DROP COLUMN "story_text";
  ALTER TABLE "campaigns_locales" DROP COLUMN "story_outcome";`)
}
