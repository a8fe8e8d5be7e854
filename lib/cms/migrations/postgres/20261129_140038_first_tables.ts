import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** All tables of the first version, as the collections have them, and what is kept whoever asks (at the end of `up`). */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_pages_section" AS ENUM('projects', 'donations', 'gallery', 'about');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_section" AS ENUM('projects', 'donations', 'gallery', 'about');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_banners_placement" AS ENUM('banner', 'slider', 'projectBanner', 'eventsBanner', 'newsBanner', 'healthBanner', 'contactSlider');
  CREATE TYPE "public"."enum_intros_placement" AS ENUM('projectDetails', 'eventsDetails', 'newsDetails', 'healthDetails', 'galleryCategoryDescription', 'donationCategoryDescription');
  CREATE TYPE "public"."enum_abouts_kind" AS ENUM('about', 'aboutARCF');
  CREATE TYPE "public"."enum_people_role" AS ENUM('chairman', 'currentChairman', 'viceChairman', 'assistantViceChairman', 'director', 'management', 'volunteer');
  CREATE TYPE "public"."enum_projects_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_subcategories_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_subcategories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_version_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__subcategories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_health_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_campaigns_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_campaigns_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_news_phase" AS ENUM('upcoming', 'latest');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_phase" AS ENUM('upcoming', 'latest');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_events_phase" AS ENUM('upcoming', 'latest');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_phase" AS ENUM('upcoming', 'latest');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_gallery_images_pages" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'treasurer', 'coordinator');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_api_keys_areas" AS ENUM('content', 'campaigns', 'media', 'inbox', 'settings', 'payment', 'gifts');
  CREATE TYPE "public"."enum_messages_folder" AS ENUM('inbox', 'suspected', 'archive');
  CREATE TYPE "public"."enum_messages_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_volunteer_registrations_status" AS ENUM('new', 'contacted', 'accepted', 'active', 'left', 'declined');
  CREATE TYPE "public"."enum_volunteer_registrations_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_pledges_state" AS ENUM('pledged', 'reported', 'verified', 'refunded', 'rejected', 'cancelled', 'expired');
  CREATE TYPE "public"."enum_pledges_source" AS ENUM('form', 'desk', 'before');
  CREATE TYPE "public"."enum_pledges_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_pledges_project" AS ENUM('Health', 'Education', 'Microcredit', 'Improving Quality Of Life', 'Environment', 'Orphanage', 'Old Home');
  CREATE TYPE "public"."enum_pledges_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_pledges_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_pledges_trx_id_from" AS ENUM('donor', 'staff', 'money');
  CREATE TYPE "public"."enum_pledges_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_transactions_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_transactions_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_transactions_source" AS ENUM('sms', 'statement', 'hand', 'before');
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('verified', 'reversed', 'refunded');
  CREATE TYPE "public"."enum_ledger_entries_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_ledger_entries_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_ledger_entries_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_receipts_state" AS ENUM('issued', 'cancelled');
  CREATE TYPE "public"."enum_receipts_currency" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TYPE "public"."enum_receipts_purpose" AS ENUM('general', 'zakat', 'sadaqah');
  CREATE TYPE "public"."enum_receipts_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_statement_layouts_method" AS ENUM('bank', 'nagad', 'bkash', 'upay', 'cash', 'other');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('message-arrived', 'message-acknowledged', 'registration-arrived', 'registration-acknowledged', 'pledge-arrived', 'pledge-acknowledged', 'pledge-rejected', 'receipt-issued', 'receipt-cancelled', 'backup-overdue');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'refused', 'left');
  CREATE TYPE "public"."enum_menu_items_below_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search', 'privacy', 'givingTerms', 'papers');
  CREATE TYPE "public"."enum_menu_items_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search', 'privacy', 'givingTerms', 'papers');
  CREATE TYPE "public"."enum_menu_footer_site" AS ENUM('home', 'about', 'projects', 'news', 'events', 'donation', 'donateNow', 'gallery', 'becomeVolunteer', 'contact', 'search', 'privacy', 'givingTerms', 'papers');
  CREATE TYPE "public"."enum_settings_currencies" AS ENUM('USD', 'BDT', 'JPY');
  CREATE TABLE "pages_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"path" varchar,
  	"section" "enum_pages_section",
  	"parent_id" integer,
  	"image_id" integer,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"category" varchar,
  	"banner_title" varchar,
  	"back" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_path" varchar,
  	"version_section" "enum__pages_v_version_section",
  	"version_parent_id" integer,
  	"version_image_id" integer,
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"version_banner_title" varchar,
  	"version_back" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"placement" "enum_banners_placement" DEFAULT 'banner' NOT NULL,
  	"image1_id" integer,
  	"image2_id" integer,
  	"image3_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "intros" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"placement" "enum_intros_placement" DEFAULT 'projectDetails' NOT NULL,
  	"project_id" integer,
  	"image1_id" integer,
  	"image2_id" integer,
  	"image3_id" integer,
  	"image4_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "intros_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"logo_id" integer,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"kind" "enum_abouts_kind" DEFAULT 'about' NOT NULL,
  	"image1_id" integer,
  	"image2_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abouts_locales" (
  	"title" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"point1" varchar,
  	"point2" varchar,
  	"point3" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"role" "enum_people_role" DEFAULT 'management' NOT NULL,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people_locales" (
  	"name" varchar,
  	"title" varchar,
  	"designation" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image1_id" integer,
  	"image2_id" integer,
  	"image3_id" integer,
  	"detail_image1_id" integer,
  	"detail_image2_id" integer,
  	"detail_image3_id" integer,
  	"detail_image4_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"text" varchar,
  	"category" varchar,
  	"detail_title" varchar,
  	"detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image1_id" integer,
  	"version_image2_id" integer,
  	"version_image3_id" integer,
  	"version_detail_image1_id" integer,
  	"version_detail_image2_id" integer,
  	"version_detail_image3_id" integer,
  	"version_detail_image4_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_category" varchar,
  	"version_detail_title" varchar,
  	"version_detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subcategories_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_subcategories_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "subcategories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"project_id" integer,
  	"image_id" integer,
  	"detail_image1_id" integer,
  	"detail_image2_id" integer,
  	"detail_image3_id" integer,
  	"detail_image4_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_subcategories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "subcategories_locales" (
  	"title" varchar,
  	"text" varchar,
  	"category" varchar,
  	"detail_category" varchar,
  	"detail_title" varchar,
  	"detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_subcategories_v_version_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__subcategories_v_version_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_subcategories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_project_id" integer,
  	"version_image_id" integer,
  	"version_detail_image1_id" integer,
  	"version_detail_image2_id" integer,
  	"version_detail_image3_id" integer,
  	"version_detail_image4_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__subcategories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__subcategories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_subcategories_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_category" varchar,
  	"version_detail_category" varchar,
  	"version_detail_title" varchar,
  	"version_detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "health" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"detail_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_health_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "health_locales" (
  	"title" varchar,
  	"text" varchar,
  	"category" varchar,
  	"detail_title" varchar,
  	"detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_health_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_detail_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__health_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__health_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_health_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_category" varchar,
  	"version_detail_title" varchar,
  	"version_detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campaigns_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_campaigns_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
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
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"currency" "enum_campaigns_currency" DEFAULT 'BDT' NOT NULL,
  	"goal" numeric,
  	"until" timestamp(3) with time zone,
  	"closed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_locales" (
  	"title" varchar,
  	"text" varchar,
  	"category" varchar,
  	"story_who" varchar,
  	"story_where" varchar,
  	"story_asks" varchar,
  	"story_text" varchar,
  	"story_outcome" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phase" "enum_news_phase" DEFAULT 'latest',
  	"date" timestamp(3) with time zone,
  	"image_id" integer,
  	"detail_image1_id" integer,
  	"detail_image2_id" integer,
  	"detail_image3_id" integer,
  	"detail_image4_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"text" varchar,
  	"detail_category" varchar,
  	"detail_title" varchar,
  	"detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_phase" "enum__news_v_version_phase" DEFAULT 'latest',
  	"version_date" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_detail_image1_id" integer,
  	"version_detail_image2_id" integer,
  	"version_detail_image3_id" integer,
  	"version_detail_image4_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_detail_category" varchar,
  	"version_detail_title" varchar,
  	"version_detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phase" "enum_events_phase" DEFAULT 'upcoming',
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"image_id" integer,
  	"detail_image1_id" integer,
  	"detail_image2_id" integer,
  	"detail_image3_id" integer,
  	"detail_image4_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"place" varchar,
  	"title" varchar,
  	"text" varchar,
  	"detail_category" varchar,
  	"detail_title" varchar,
  	"detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_phase" "enum__events_v_version_phase" DEFAULT 'upcoming',
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_detail_image1_id" integer,
  	"version_detail_image2_id" integer,
  	"version_detail_image3_id" integer,
  	"version_detail_image4_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_place" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_detail_category" varchar,
  	"version_detail_title" varchar,
  	"version_detail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery_images_pages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_gallery_images_pages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "gallery_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gallery_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"video" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gallery_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"focus" jsonb,
  	"crop" jsonb,
  	"consent_seen" varchar,
  	"consent_children" boolean DEFAULT false,
  	"consent_by" varchar,
  	"consent_until" timestamp(3) with time zone,
  	"consent_take_away" boolean DEFAULT false,
  	"placeholder" varchar,
  	"look" varchar,
  	"original" varchar,
  	"withdrawn_at" timestamp(3) with time zone,
  	"instead_id" integer,
  	"upright" boolean,
  	"copies_due" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_webp2000_url" varchar,
  	"sizes_webp2000_width" numeric,
  	"sizes_webp2000_height" numeric,
  	"sizes_webp2000_mime_type" varchar,
  	"sizes_webp2000_filesize" numeric,
  	"sizes_webp2000_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"downloads" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" NOT NULL,
  	"suspended" boolean DEFAULT false,
  	"language" "enum_users_language",
  	"role_since" timestamp(3) with time zone,
  	"second_factor_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "api_keys_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_api_keys_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"account_id" integer NOT NULL,
  	"may_write" boolean DEFAULT false,
  	"hint" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"account_number" numeric,
  	"actor" varchar,
  	"api_key" varchar,
  	"act" varchar NOT NULL,
  	"subject" varchar,
  	"record" varchar,
  	"fields" jsonb,
  	"network" varchar,
  	"times" numeric
  );
  
  CREATE TABLE "words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"en" varchar,
  	"bn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "record_references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"target_id" numeric NOT NULL,
  	"holder" varchar NOT NULL,
  	"holder_id" numeric,
  	"field" varchar NOT NULL,
  	"language" varchar,
  	"draft" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "bin_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record_id" numeric NOT NULL,
  	"title" jsonb NOT NULL,
  	"actor" varchar,
  	"key" varchar,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bin_entries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mailer_name" varchar,
  	"mail_address" varchar,
  	"sender_phone" varchar,
  	"mailer_subject" varchar,
  	"mailer_message" varchar,
  	"folder" "enum_messages_folder" DEFAULT 'inbox' NOT NULL,
  	"read_at" timestamp(3) with time zone,
  	"note" varchar,
  	"locale" "enum_messages_locale" DEFAULT 'en' NOT NULL,
  	"suspicion" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteer_registrations_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "volunteer_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"change" varchar NOT NULL
  );
  
  CREATE TABLE "volunteer_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"date_of_birth" varchar,
  	"occupation" varchar,
  	"comment" varchar,
  	"status" "enum_volunteer_registrations_status" DEFAULT 'new' NOT NULL,
  	"suspected" boolean DEFAULT false,
  	"project_id" integer,
  	"event_id" integer,
  	"locale" "enum_volunteer_registrations_locale" DEFAULT 'en' NOT NULL,
  	"suspicion" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pledges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"status_key" varchar NOT NULL,
  	"state" "enum_pledges_state" DEFAULT 'pledged' NOT NULL,
  	"source" "enum_pledges_source" DEFAULT 'form' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_pledges_currency" NOT NULL,
  	"project" "enum_pledges_project",
  	"campaign_id" integer,
  	"purpose" "enum_pledges_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_pledges_method" NOT NULL,
  	"anonymous" boolean DEFAULT false,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"country" varchar,
  	"message" varchar,
  	"trx_id" varchar,
  	"trx_id_from" "enum_pledges_trx_id_from",
  	"sender_number" varchar,
  	"reported_at" timestamp(3) with time zone,
  	"transaction_id" integer,
  	"received" numeric,
  	"verified_at" timestamp(3) with time zone,
  	"before_verified" jsonb,
  	"suspected" boolean DEFAULT false,
  	"erased_at" timestamp(3) with time zone,
  	"locale" "enum_pledges_locale" DEFAULT 'en' NOT NULL,
  	"suspicion" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pledge_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"from" varchar,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"by_account" numeric,
  	"why" varchar
  );
  
  CREATE TABLE "transactions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "enum_transactions_method" NOT NULL,
  	"trx_id" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_transactions_currency" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"sender" varchar,
  	"details" varchar,
  	"source" "enum_transactions_source" NOT NULL,
  	"entered_by" varchar,
  	"entered_by_account" numeric,
  	"set_aside" varchar,
  	"set_aside_by" varchar,
  	"set_aside_by_account" numeric,
  	"set_aside_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_ledger_entries_kind" NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_ledger_entries_currency" NOT NULL,
  	"campaign_id" integer,
  	"purpose" "enum_ledger_entries_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_ledger_entries_method" NOT NULL,
  	"money_at" timestamp(3) with time zone NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"by_account" numeric
  );
  
  CREATE TABLE "receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"serial" numeric NOT NULL,
  	"pledge_id" integer NOT NULL,
  	"state" "enum_receipts_state" DEFAULT 'issued' NOT NULL,
  	"donor_name" varchar,
  	"donor_address" varchar,
  	"amount" numeric NOT NULL,
  	"currency" "enum_receipts_currency" NOT NULL,
  	"purpose" "enum_receipts_purpose" DEFAULT 'general' NOT NULL,
  	"method" "enum_receipts_method" NOT NULL,
  	"trx_id" varchar,
  	"fund" varchar,
  	"fund_bn" varchar,
  	"tax_reference" varchar,
  	"issuer_name" varchar,
  	"issuer_name_bn" varchar,
  	"registration" varchar,
  	"signatory" varchar,
  	"designation" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"issued_by" varchar NOT NULL,
  	"issued_by_account" numeric,
  	"locale" varchar DEFAULT 'en' NOT NULL,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancelled_by" varchar,
  	"cancelled_by_account" numeric,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipt_years" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"last" numeric NOT NULL
  );
  
  CREATE TABLE "statement_layouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"method" "enum_statement_layouts_method" NOT NULL,
  	"header" varchar NOT NULL,
  	"columns" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"last_error" varchar,
  	"message_id" integer,
  	"registration_id" integer,
  	"pledge_id" integer,
  	"receipt_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"locale" varchar DEFAULT 'en' NOT NULL,
  	"internet_message_id" varchar NOT NULL,
  	"claimed_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric,
  	"recovery" jsonb
  );
  
  CREATE TABLE "refused_sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"hour" timestamp(3) with time zone NOT NULL,
  	"act" varchar NOT NULL,
  	"account_number" numeric,
  	"actor" varchar,
  	"network" varchar,
  	"times" numeric NOT NULL,
  	"told" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"body_hash" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"points" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "spent_proofs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"proof" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"origin" varchar NOT NULL,
  	"record" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"banners_id" integer,
  	"intros_id" integer,
  	"faqs_id" integer,
  	"partners_id" integer,
  	"abouts_id" integer,
  	"people_id" integer,
  	"projects_id" integer,
  	"subcategories_id" integer,
  	"health_id" integer,
  	"campaigns_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"gallery_images_id" integer,
  	"gallery_videos_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"api_keys_id" integer,
  	"audit_entries_id" integer,
  	"revisions_id" integer,
  	"messages_id" integer,
  	"volunteer_registrations_id" integer,
  	"pledges_id" integer,
  	"pledge_moves_id" integer,
  	"transactions_id" integer,
  	"ledger_entries_id" integer,
  	"receipts_id" integer,
  	"receipt_years_id" integer,
  	"statement_layouts_id" integer,
  	"mails_id" integer,
  	"second_factors_id" integer,
  	"refused_sign_ins_id" integer,
  	"submissions_id" integer,
  	"limits_id" integer,
  	"spent_proofs_id" integer,
  	"imports_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bank_bank_name" varchar,
  	"bank_account_name" varchar,
  	"bank_account_number" varchar,
  	"bank_branch" varchar,
  	"bank_swift" varchar,
  	"bank_routing" varchar,
  	"wallets_nagad" varchar,
  	"wallets_bkash" varchar,
  	"wallets_upay" varchar,
  	"suggested_usd" varchar DEFAULT '10, 25, 50, 100, 250',
  	"suggested_bdt" varchar DEFAULT '500, 1000, 2500, 5000, 10000',
  	"suggested_jpy" varchar DEFAULT '1000, 3000, 5000, 10000, 30000',
  	"projects_health_id" integer,
  	"projects_education_id" integer,
  	"projects_microcredit_id" integer,
  	"projects_quality_id" integer,
  	"projects_environment_id" integer,
  	"projects_orphanage_id" integer,
  	"projects_oldhome_id" integer,
  	"transaction_ids_bank_letters" boolean DEFAULT true,
  	"transaction_ids_bank_shortest" numeric DEFAULT 4,
  	"transaction_ids_bank_longest" numeric DEFAULT 40,
  	"transaction_ids_nagad_letters" boolean DEFAULT true,
  	"transaction_ids_nagad_shortest" numeric DEFAULT 8,
  	"transaction_ids_nagad_longest" numeric DEFAULT 10,
  	"transaction_ids_bkash_letters" boolean DEFAULT true,
  	"transaction_ids_bkash_shortest" numeric DEFAULT 10,
  	"transaction_ids_bkash_longest" numeric DEFAULT 10,
  	"transaction_ids_upay_letters" boolean DEFAULT true,
  	"transaction_ids_upay_shortest" numeric DEFAULT 8,
  	"transaction_ids_upay_longest" numeric DEFAULT 14,
  	"expires_after" numeric DEFAULT 30 NOT NULL,
  	"look_after" numeric DEFAULT 3 NOT NULL,
  	"receipts_tax_reference" varchar,
  	"receipts_registration" varchar,
  	"receipts_signatory" varchar,
  	"receipts_designation" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_payment_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bank_bank_name" varchar,
  	"version_bank_account_name" varchar,
  	"version_bank_account_number" varchar,
  	"version_bank_branch" varchar,
  	"version_bank_swift" varchar,
  	"version_bank_routing" varchar,
  	"version_wallets_nagad" varchar,
  	"version_wallets_bkash" varchar,
  	"version_wallets_upay" varchar,
  	"version_suggested_usd" varchar DEFAULT '10, 25, 50, 100, 250',
  	"version_suggested_bdt" varchar DEFAULT '500, 1000, 2500, 5000, 10000',
  	"version_suggested_jpy" varchar DEFAULT '1000, 3000, 5000, 10000, 30000',
  	"version_projects_health_id" integer,
  	"version_projects_education_id" integer,
  	"version_projects_microcredit_id" integer,
  	"version_projects_quality_id" integer,
  	"version_projects_environment_id" integer,
  	"version_projects_orphanage_id" integer,
  	"version_projects_oldhome_id" integer,
  	"version_transaction_ids_bank_letters" boolean DEFAULT true,
  	"version_transaction_ids_bank_shortest" numeric DEFAULT 4,
  	"version_transaction_ids_bank_longest" numeric DEFAULT 40,
  	"version_transaction_ids_nagad_letters" boolean DEFAULT true,
  	"version_transaction_ids_nagad_shortest" numeric DEFAULT 8,
  	"version_transaction_ids_nagad_longest" numeric DEFAULT 10,
  	"version_transaction_ids_bkash_letters" boolean DEFAULT true,
  	"version_transaction_ids_bkash_shortest" numeric DEFAULT 10,
  	"version_transaction_ids_bkash_longest" numeric DEFAULT 10,
  	"version_transaction_ids_upay_letters" boolean DEFAULT true,
  	"version_transaction_ids_upay_shortest" numeric DEFAULT 8,
  	"version_transaction_ids_upay_longest" numeric DEFAULT 14,
  	"version_expires_after" numeric DEFAULT 30 NOT NULL,
  	"version_look_after" numeric DEFAULT 3 NOT NULL,
  	"version_receipts_tax_reference" varchar,
  	"version_receipts_registration" varchar,
  	"version_receipts_signatory" varchar,
  	"version_receipts_designation" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "settings_currencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_currencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"companion_name" varchar,
  	"logo_id" integer,
  	"logo_for_dark_id" integer,
  	"mark_id" integer,
  	"copyright_year" numeric,
  	"placeholders" boolean DEFAULT false,
  	"email" varchar,
  	"map_position" varchar,
  	"social_twitter" varchar,
  	"social_facebook" varchar,
  	"social_youtube" varchar,
  	"social_instagram" varchar,
  	"social_pinterest" varchar,
  	"colours_ink" varchar,
  	"colours_paper" varchar,
  	"colours_accent" varchar,
  	"colours_signal" varchar,
  	"counters_total_donation" numeric,
  	"counters_total_donation_date" timestamp(3) with time zone,
  	"counters_projects_funded" numeric,
  	"counters_projects_funded_date" timestamp(3) with time zone,
  	"counters_kids_need_help" numeric,
  	"counters_kids_need_help_date" timestamp(3) with time zone,
  	"counters_volunteers" numeric,
  	"counters_volunteers_date" timestamp(3) with time zone,
  	"volunteers_picture_id" integer,
  	"training_picture_id" integer,
  	"giving_picture_id" integer,
  	"map_picture_id" integer,
  	"card_picture_id" integer,
  	"countries" varchar DEFAULT 'USA
  England
  Australia
  Bangladesh
  Afghanistan
  Albania
  Algeria
  Andorra
  Angola
  Antigua and Barbuda
  Argentina
  Armenia
  Austria
  Azerbaijan
  Bahamas
  Bahrain
  Barbados
  Belarus
  Belgium
  Belize
  Benin
  Bhutan
  Bolivia
  Bosnia and Herzegovina
  Botswana
  Brazil
  Brunei
  Bulgaria
  Burkina Faso
  Burundi
  Cabo Verde
  Cambodia
  Cameroon
  Canada
  Central African Republic
  Chad
  Chile
  China
  Colombia
  Comoros
  Congo
  Costa Rica
  Croatia
  Cuba
  Cyprus
  Czechia
  Côte d’Ivoire
  Democratic Republic of the Congo
  Denmark
  Djibouti
  Dominica
  Dominican Republic
  Ecuador
  Egypt
  El Salvador
  Equatorial Guinea
  Eritrea
  Estonia
  Eswatini
  Ethiopia
  Fiji
  Finland
  France
  Gabon
  Gambia
  Georgia
  Germany
  Ghana
  Greece
  Grenada
  Guatemala
  Guinea
  Guinea-Bissau
  Guyana
  Haiti
  Honduras
  Hong Kong
  Hungary
  Iceland
  India
  Indonesia
  Iran
  Iraq
  Ireland
  Israel
  Italy
  Jamaica
  Japan
  Jordan
  Kazakhstan
  Kenya
  Kiribati
  Kosovo
  Kuwait
  Kyrgyzstan
  Laos
  Latvia
  Lebanon
  Lesotho
  Liberia
  Libya
  Liechtenstein
  Lithuania
  Luxembourg
  Macao
  Madagascar
  Malawi
  Malaysia
  Maldives
  Mali
  Malta
  Marshall Islands
  Mauritania
  Mauritius
  Mexico
  Micronesia
  Moldova
  Monaco
  Mongolia
  Montenegro
  Morocco
  Mozambique
  Myanmar
  Namibia
  Nauru
  Nepal
  Netherlands
  New Zealand
  Nicaragua
  Niger
  Nigeria
  North Korea
  North Macedonia
  Northern Ireland
  Norway
  Oman
  Pakistan
  Palau
  Palestine
  Panama
  Papua New Guinea
  Paraguay
  Peru
  Philippines
  Poland
  Portugal
  Qatar
  Romania
  Russia
  Rwanda
  Saint Kitts and Nevis
  Saint Lucia
  Saint Vincent and the Grenadines
  Samoa
  San Marino
  Sao Tome and Principe
  Saudi Arabia
  Scotland
  Senegal
  Serbia
  Seychelles
  Sierra Leone
  Singapore
  Slovakia
  Slovenia
  Solomon Islands
  Somalia
  South Africa
  South Korea
  South Sudan
  Spain
  Sri Lanka
  Sudan
  Suriname
  Sweden
  Switzerland
  Syria
  Taiwan
  Tajikistan
  Tanzania
  Thailand
  Timor-Leste
  Togo
  Tonga
  Trinidad and Tobago
  Tunisia
  Turkey
  Turkmenistan
  Tuvalu
  Uganda
  Ukraine
  United Arab Emirates
  Uruguay
  Uzbekistan
  Vanuatu
  Vatican City
  Venezuela
  Vietnam
  Wales
  Yemen
  Zambia
  Zimbabwe' NOT NULL,
  	"messages_kept_months" numeric DEFAULT 24 NOT NULL,
  	"registrations_kept_months" numeric DEFAULT 12 NOT NULL,
  	"suspected_kept_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"name" varchar,
  	"short_name" varchar,
  	"tagline" varchar,
  	"registrations" varchar,
  	"address" varchar,
  	"opening_hours" varchar,
  	"answering" varchar,
  	"counters_total_donation_source" varchar,
  	"counters_projects_funded_source" varchar,
  	"counters_kids_need_help_source" varchar,
  	"counters_volunteers_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "backups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"days" numeric DEFAULT 7 NOT NULL,
  	"weeks" numeric DEFAULT 5 NOT NULL,
  	"months" numeric DEFAULT 12 NOT NULL,
  	"allowed_hours" numeric DEFAULT 48 NOT NULL,
  	"elsewhere" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_banners" ADD CONSTRAINT "pages_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_banners" ADD CONSTRAINT "pages_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_banners" ADD CONSTRAINT "_pages_v_version_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_banners" ADD CONSTRAINT "_pages_v_version_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image1_id_media_id_fk" FOREIGN KEY ("image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image3_id_media_id_fk" FOREIGN KEY ("image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intros" ADD CONSTRAINT "intros_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intros" ADD CONSTRAINT "intros_image1_id_media_id_fk" FOREIGN KEY ("image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intros" ADD CONSTRAINT "intros_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intros" ADD CONSTRAINT "intros_image3_id_media_id_fk" FOREIGN KEY ("image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intros" ADD CONSTRAINT "intros_image4_id_media_id_fk" FOREIGN KEY ("image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intros_locales" ADD CONSTRAINT "intros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."intros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "abouts" ADD CONSTRAINT "abouts_image1_id_media_id_fk" FOREIGN KEY ("image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "abouts" ADD CONSTRAINT "abouts_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "abouts_locales" ADD CONSTRAINT "abouts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."abouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_pages" ADD CONSTRAINT "projects_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image1_id_media_id_fk" FOREIGN KEY ("image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image3_id_media_id_fk" FOREIGN KEY ("image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_pages" ADD CONSTRAINT "_projects_v_version_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image1_id_media_id_fk" FOREIGN KEY ("version_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image2_id_media_id_fk" FOREIGN KEY ("version_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image3_id_media_id_fk" FOREIGN KEY ("version_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image1_id_media_id_fk" FOREIGN KEY ("version_detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image2_id_media_id_fk" FOREIGN KEY ("version_detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image3_id_media_id_fk" FOREIGN KEY ("version_detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image4_id_media_id_fk" FOREIGN KEY ("version_detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_pages" ADD CONSTRAINT "subcategories_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories_locales" ADD CONSTRAINT "subcategories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_pages" ADD CONSTRAINT "_subcategories_v_version_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_parent_id_subcategories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_detail_image1_id_media_id_fk" FOREIGN KEY ("version_detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_detail_image2_id_media_id_fk" FOREIGN KEY ("version_detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_detail_image3_id_media_id_fk" FOREIGN KEY ("version_detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_detail_image4_id_media_id_fk" FOREIGN KEY ("version_detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v_locales" ADD CONSTRAINT "_subcategories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "health" ADD CONSTRAINT "health_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health" ADD CONSTRAINT "health_detail_image_id_media_id_fk" FOREIGN KEY ("detail_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "health_locales" ADD CONSTRAINT "health_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."health"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_health_v" ADD CONSTRAINT "_health_v_parent_id_health_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."health"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_v" ADD CONSTRAINT "_health_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_v" ADD CONSTRAINT "_health_v_version_detail_image_id_media_id_fk" FOREIGN KEY ("version_detail_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_health_v_locales" ADD CONSTRAINT "_health_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_health_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_pages" ADD CONSTRAINT "campaigns_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_sums" ADD CONSTRAINT "campaigns_story_sums_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_sums_locales" ADD CONSTRAINT "campaigns_story_sums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_sums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_budget" ADD CONSTRAINT "campaigns_story_budget_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_budget_locales" ADD CONSTRAINT "campaigns_story_budget_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_budget"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_updates" ADD CONSTRAINT "campaigns_story_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_updates_locales" ADD CONSTRAINT "campaigns_story_updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_questions" ADD CONSTRAINT "campaigns_story_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_story_questions_locales" ADD CONSTRAINT "campaigns_story_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_story_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_detail_image1_id_media_id_fk" FOREIGN KEY ("version_detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_detail_image2_id_media_id_fk" FOREIGN KEY ("version_detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_detail_image3_id_media_id_fk" FOREIGN KEY ("version_detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_detail_image4_id_media_id_fk" FOREIGN KEY ("version_detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_detail_image1_id_media_id_fk" FOREIGN KEY ("version_detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_detail_image2_id_media_id_fk" FOREIGN KEY ("version_detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_detail_image3_id_media_id_fk" FOREIGN KEY ("version_detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_detail_image4_id_media_id_fk" FOREIGN KEY ("version_detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_images_pages" ADD CONSTRAINT "gallery_images_pages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_videos" ADD CONSTRAINT "gallery_videos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_videos_locales" ADD CONSTRAINT "gallery_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_instead_id_media_id_fk" FOREIGN KEY ("instead_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys_areas" ADD CONSTRAINT "api_keys_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bin_entries_texts" ADD CONSTRAINT "bin_entries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bin_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_notes" ADD CONSTRAINT "volunteer_registrations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations_history" ADD CONSTRAINT "volunteer_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_registrations" ADD CONSTRAINT "volunteer_registrations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "volunteer_registrations" ADD CONSTRAINT "volunteer_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledge_moves" ADD CONSTRAINT "pledge_moves_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_volunteer_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intros_fk" FOREIGN KEY ("intros_id") REFERENCES "public"."intros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_abouts_fk" FOREIGN KEY ("abouts_id") REFERENCES "public"."abouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subcategories_fk" FOREIGN KEY ("subcategories_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_health_fk" FOREIGN KEY ("health_id") REFERENCES "public"."health"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_images_fk" FOREIGN KEY ("gallery_images_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_videos_fk" FOREIGN KEY ("gallery_videos_id") REFERENCES "public"."gallery_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_volunteer_registrations_fk" FOREIGN KEY ("volunteer_registrations_id") REFERENCES "public"."volunteer_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledges_fk" FOREIGN KEY ("pledges_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledge_moves_fk" FOREIGN KEY ("pledge_moves_id") REFERENCES "public"."pledge_moves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transactions_fk" FOREIGN KEY ("transactions_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ledger_entries_fk" FOREIGN KEY ("ledger_entries_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipts_fk" FOREIGN KEY ("receipts_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipt_years_fk" FOREIGN KEY ("receipt_years_id") REFERENCES "public"."receipt_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statement_layouts_fk" FOREIGN KEY ("statement_layouts_id") REFERENCES "public"."statement_layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refused_sign_ins_fk" FOREIGN KEY ("refused_sign_ins_id") REFERENCES "public"."refused_sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_limits_fk" FOREIGN KEY ("limits_id") REFERENCES "public"."limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_proofs_fk" FOREIGN KEY ("spent_proofs_id") REFERENCES "public"."spent_proofs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_health_id_campaigns_id_fk" FOREIGN KEY ("projects_health_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_education_id_campaigns_id_fk" FOREIGN KEY ("projects_education_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_microcredit_id_campaigns_id_fk" FOREIGN KEY ("projects_microcredit_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_quality_id_campaigns_id_fk" FOREIGN KEY ("projects_quality_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_environment_id_campaigns_id_fk" FOREIGN KEY ("projects_environment_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_orphanage_id_campaigns_id_fk" FOREIGN KEY ("projects_orphanage_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment" ADD CONSTRAINT "payment_projects_oldhome_id_campaigns_id_fk" FOREIGN KEY ("projects_oldhome_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_health_id_campaigns_id_fk" FOREIGN KEY ("version_projects_health_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_education_id_campaigns_id_fk" FOREIGN KEY ("version_projects_education_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_microcredit_id_campaigns_id_fk" FOREIGN KEY ("version_projects_microcredit_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_quality_id_campaigns_id_fk" FOREIGN KEY ("version_projects_quality_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_environment_id_campaigns_id_fk" FOREIGN KEY ("version_projects_environment_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_orphanage_id_campaigns_id_fk" FOREIGN KEY ("version_projects_orphanage_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_v" ADD CONSTRAINT "_payment_v_version_projects_oldhome_id_campaigns_id_fk" FOREIGN KEY ("version_projects_oldhome_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items_below" ADD CONSTRAINT "menu_items_below_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items_below" ADD CONSTRAINT "menu_items_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_below_locales" ADD CONSTRAINT "menu_items_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_footer" ADD CONSTRAINT "menu_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_footer_locales" ADD CONSTRAINT "menu_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_currencies" ADD CONSTRAINT "settings_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_for_dark_id_media_id_fk" FOREIGN KEY ("logo_for_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_volunteers_picture_id_media_id_fk" FOREIGN KEY ("volunteers_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_training_picture_id_media_id_fk" FOREIGN KEY ("training_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_giving_picture_id_media_id_fk" FOREIGN KEY ("giving_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_map_picture_id_media_id_fk" FOREIGN KEY ("map_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_banners_order_idx" ON "pages_banners" USING btree ("_order");
  CREATE INDEX "pages_banners_parent_id_idx" ON "pages_banners" USING btree ("_parent_id");
  CREATE INDEX "pages_banners_image_idx" ON "pages_banners" USING btree ("image_id");
  CREATE INDEX "pages__order_idx" ON "pages" USING btree ("_order");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_banners_order_idx" ON "_pages_v_version_banners" USING btree ("_order");
  CREATE INDEX "_pages_v_version_banners_parent_id_idx" ON "_pages_v_version_banners" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_banners_image_idx" ON "_pages_v_version_banners" USING btree ("image_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version__order_idx" ON "_pages_v" USING btree ("version__order");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_placement_idx" ON "banners" USING btree ("placement");
  CREATE INDEX "banners_image1_idx" ON "banners" USING btree ("image1_id");
  CREATE INDEX "banners_image2_idx" ON "banners" USING btree ("image2_id");
  CREATE INDEX "banners_image3_idx" ON "banners" USING btree ("image3_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_locales_parent_idx" ON "banners_locales" USING btree ("_parent_id");
  CREATE INDEX "intros__order_idx" ON "intros" USING btree ("_order");
  CREATE INDEX "intros_placement_idx" ON "intros" USING btree ("placement");
  CREATE INDEX "intros_project_idx" ON "intros" USING btree ("project_id");
  CREATE INDEX "intros_image1_idx" ON "intros" USING btree ("image1_id");
  CREATE INDEX "intros_image2_idx" ON "intros" USING btree ("image2_id");
  CREATE INDEX "intros_image3_idx" ON "intros" USING btree ("image3_id");
  CREATE INDEX "intros_image4_idx" ON "intros" USING btree ("image4_id");
  CREATE INDEX "intros_updated_at_idx" ON "intros" USING btree ("updated_at");
  CREATE INDEX "intros_created_at_idx" ON "intros" USING btree ("created_at");
  CREATE UNIQUE INDEX "intros_locales_locale_parent_id_unique" ON "intros_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "intros_locales_parent_idx" ON "intros_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "abouts__order_idx" ON "abouts" USING btree ("_order");
  CREATE INDEX "abouts_kind_idx" ON "abouts" USING btree ("kind");
  CREATE INDEX "abouts_image1_idx" ON "abouts" USING btree ("image1_id");
  CREATE INDEX "abouts_image2_idx" ON "abouts" USING btree ("image2_id");
  CREATE INDEX "abouts_updated_at_idx" ON "abouts" USING btree ("updated_at");
  CREATE INDEX "abouts_created_at_idx" ON "abouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "abouts_locales_locale_parent_id_unique" ON "abouts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "abouts_locales_parent_idx" ON "abouts_locales" USING btree ("_parent_id");
  CREATE INDEX "people__order_idx" ON "people" USING btree ("_order");
  CREATE INDEX "people_role_idx" ON "people" USING btree ("role");
  CREATE INDEX "people_image_idx" ON "people" USING btree ("image_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_locales_parent_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_pages_order_idx" ON "projects_pages" USING btree ("order");
  CREATE INDEX "projects_pages_parent_idx" ON "projects_pages" USING btree ("parent_id");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects_image1_idx" ON "projects" USING btree ("image1_id");
  CREATE INDEX "projects_image2_idx" ON "projects" USING btree ("image2_id");
  CREATE INDEX "projects_image3_idx" ON "projects" USING btree ("image3_id");
  CREATE INDEX "projects_detail_detail_image1_idx" ON "projects" USING btree ("detail_image1_id");
  CREATE INDEX "projects_detail_detail_image2_idx" ON "projects" USING btree ("detail_image2_id");
  CREATE INDEX "projects_detail_detail_image3_idx" ON "projects" USING btree ("detail_image3_id");
  CREATE INDEX "projects_detail_detail_image4_idx" ON "projects" USING btree ("detail_image4_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_pages_order_idx" ON "_projects_v_version_pages" USING btree ("order");
  CREATE INDEX "_projects_v_version_pages_parent_idx" ON "_projects_v_version_pages" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_image1_idx" ON "_projects_v" USING btree ("version_image1_id");
  CREATE INDEX "_projects_v_version_version_image2_idx" ON "_projects_v" USING btree ("version_image2_id");
  CREATE INDEX "_projects_v_version_version_image3_idx" ON "_projects_v" USING btree ("version_image3_id");
  CREATE INDEX "_projects_v_version_detail_version_detail_image1_idx" ON "_projects_v" USING btree ("version_detail_image1_id");
  CREATE INDEX "_projects_v_version_detail_version_detail_image2_idx" ON "_projects_v" USING btree ("version_detail_image2_id");
  CREATE INDEX "_projects_v_version_detail_version_detail_image3_idx" ON "_projects_v" USING btree ("version_detail_image3_id");
  CREATE INDEX "_projects_v_version_detail_version_detail_image4_idx" ON "_projects_v" USING btree ("version_detail_image4_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "subcategories_pages_order_idx" ON "subcategories_pages" USING btree ("order");
  CREATE INDEX "subcategories_pages_parent_idx" ON "subcategories_pages" USING btree ("parent_id");
  CREATE INDEX "subcategories__order_idx" ON "subcategories" USING btree ("_order");
  CREATE INDEX "subcategories_project_idx" ON "subcategories" USING btree ("project_id");
  CREATE INDEX "subcategories_image_idx" ON "subcategories" USING btree ("image_id");
  CREATE INDEX "subcategories_detail_detail_image1_idx" ON "subcategories" USING btree ("detail_image1_id");
  CREATE INDEX "subcategories_detail_detail_image2_idx" ON "subcategories" USING btree ("detail_image2_id");
  CREATE INDEX "subcategories_detail_detail_image3_idx" ON "subcategories" USING btree ("detail_image3_id");
  CREATE INDEX "subcategories_detail_detail_image4_idx" ON "subcategories" USING btree ("detail_image4_id");
  CREATE INDEX "subcategories_updated_at_idx" ON "subcategories" USING btree ("updated_at");
  CREATE INDEX "subcategories_created_at_idx" ON "subcategories" USING btree ("created_at");
  CREATE INDEX "subcategories__status_idx" ON "subcategories" USING btree ("_status");
  CREATE UNIQUE INDEX "subcategories_locales_locale_parent_id_unique" ON "subcategories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subcategories_locales_parent_idx" ON "subcategories_locales" USING btree ("_parent_id");
  CREATE INDEX "_subcategories_v_version_pages_order_idx" ON "_subcategories_v_version_pages" USING btree ("order");
  CREATE INDEX "_subcategories_v_version_pages_parent_idx" ON "_subcategories_v_version_pages" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_parent_idx" ON "_subcategories_v" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_version_version__order_idx" ON "_subcategories_v" USING btree ("version__order");
  CREATE INDEX "_subcategories_v_version_version_project_idx" ON "_subcategories_v" USING btree ("version_project_id");
  CREATE INDEX "_subcategories_v_version_version_image_idx" ON "_subcategories_v" USING btree ("version_image_id");
  CREATE INDEX "_subcategories_v_version_detail_version_detail_image1_idx" ON "_subcategories_v" USING btree ("version_detail_image1_id");
  CREATE INDEX "_subcategories_v_version_detail_version_detail_image2_idx" ON "_subcategories_v" USING btree ("version_detail_image2_id");
  CREATE INDEX "_subcategories_v_version_detail_version_detail_image3_idx" ON "_subcategories_v" USING btree ("version_detail_image3_id");
  CREATE INDEX "_subcategories_v_version_detail_version_detail_image4_idx" ON "_subcategories_v" USING btree ("version_detail_image4_id");
  CREATE INDEX "_subcategories_v_version_version_updated_at_idx" ON "_subcategories_v" USING btree ("version_updated_at");
  CREATE INDEX "_subcategories_v_version_version_created_at_idx" ON "_subcategories_v" USING btree ("version_created_at");
  CREATE INDEX "_subcategories_v_version_version__status_idx" ON "_subcategories_v" USING btree ("version__status");
  CREATE INDEX "_subcategories_v_created_at_idx" ON "_subcategories_v" USING btree ("created_at");
  CREATE INDEX "_subcategories_v_updated_at_idx" ON "_subcategories_v" USING btree ("updated_at");
  CREATE INDEX "_subcategories_v_snapshot_idx" ON "_subcategories_v" USING btree ("snapshot");
  CREATE INDEX "_subcategories_v_published_locale_idx" ON "_subcategories_v" USING btree ("published_locale");
  CREATE INDEX "_subcategories_v_latest_idx" ON "_subcategories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_subcategories_v_locales_locale_parent_id_unique" ON "_subcategories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_subcategories_v_locales_parent_idx" ON "_subcategories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "health__order_idx" ON "health" USING btree ("_order");
  CREATE INDEX "health_image_idx" ON "health" USING btree ("image_id");
  CREATE INDEX "health_detail_detail_image_idx" ON "health" USING btree ("detail_image_id");
  CREATE INDEX "health_updated_at_idx" ON "health" USING btree ("updated_at");
  CREATE INDEX "health_created_at_idx" ON "health" USING btree ("created_at");
  CREATE INDEX "health__status_idx" ON "health" USING btree ("_status");
  CREATE UNIQUE INDEX "health_locales_locale_parent_id_unique" ON "health_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "health_locales_parent_idx" ON "health_locales" USING btree ("_parent_id");
  CREATE INDEX "_health_v_parent_idx" ON "_health_v" USING btree ("parent_id");
  CREATE INDEX "_health_v_version_version__order_idx" ON "_health_v" USING btree ("version__order");
  CREATE INDEX "_health_v_version_version_image_idx" ON "_health_v" USING btree ("version_image_id");
  CREATE INDEX "_health_v_version_detail_version_detail_image_idx" ON "_health_v" USING btree ("version_detail_image_id");
  CREATE INDEX "_health_v_version_version_updated_at_idx" ON "_health_v" USING btree ("version_updated_at");
  CREATE INDEX "_health_v_version_version_created_at_idx" ON "_health_v" USING btree ("version_created_at");
  CREATE INDEX "_health_v_version_version__status_idx" ON "_health_v" USING btree ("version__status");
  CREATE INDEX "_health_v_created_at_idx" ON "_health_v" USING btree ("created_at");
  CREATE INDEX "_health_v_updated_at_idx" ON "_health_v" USING btree ("updated_at");
  CREATE INDEX "_health_v_snapshot_idx" ON "_health_v" USING btree ("snapshot");
  CREATE INDEX "_health_v_published_locale_idx" ON "_health_v" USING btree ("published_locale");
  CREATE INDEX "_health_v_latest_idx" ON "_health_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_health_v_locales_locale_parent_id_unique" ON "_health_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_health_v_locales_parent_idx" ON "_health_v_locales" USING btree ("_parent_id");
  CREATE INDEX "campaigns_pages_order_idx" ON "campaigns_pages" USING btree ("order");
  CREATE INDEX "campaigns_pages_parent_idx" ON "campaigns_pages" USING btree ("parent_id");
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
  CREATE INDEX "campaigns_story_questions_locales_parent_idx" ON "campaigns_story_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "campaigns__order_idx" ON "campaigns" USING btree ("_order");
  CREATE INDEX "campaigns_image_idx" ON "campaigns" USING btree ("image_id");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_locales_parent_idx" ON "campaigns_locales" USING btree ("_parent_id");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_detail_detail_image1_idx" ON "news" USING btree ("detail_image1_id");
  CREATE INDEX "news_detail_detail_image2_idx" ON "news" USING btree ("detail_image2_id");
  CREATE INDEX "news_detail_detail_image3_idx" ON "news" USING btree ("detail_image3_id");
  CREATE INDEX "news_detail_detail_image4_idx" ON "news" USING btree ("detail_image4_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_detail_version_detail_image1_idx" ON "_news_v" USING btree ("version_detail_image1_id");
  CREATE INDEX "_news_v_version_detail_version_detail_image2_idx" ON "_news_v" USING btree ("version_detail_image2_id");
  CREATE INDEX "_news_v_version_detail_version_detail_image3_idx" ON "_news_v" USING btree ("version_detail_image3_id");
  CREATE INDEX "_news_v_version_detail_version_detail_image4_idx" ON "_news_v" USING btree ("version_detail_image4_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_detail_detail_image1_idx" ON "events" USING btree ("detail_image1_id");
  CREATE INDEX "events_detail_detail_image2_idx" ON "events" USING btree ("detail_image2_id");
  CREATE INDEX "events_detail_detail_image3_idx" ON "events" USING btree ("detail_image3_id");
  CREATE INDEX "events_detail_detail_image4_idx" ON "events" USING btree ("detail_image4_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_detail_version_detail_image1_idx" ON "_events_v" USING btree ("version_detail_image1_id");
  CREATE INDEX "_events_v_version_detail_version_detail_image2_idx" ON "_events_v" USING btree ("version_detail_image2_id");
  CREATE INDEX "_events_v_version_detail_version_detail_image3_idx" ON "_events_v" USING btree ("version_detail_image3_id");
  CREATE INDEX "_events_v_version_detail_version_detail_image4_idx" ON "_events_v" USING btree ("version_detail_image4_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "gallery_images_pages_order_idx" ON "gallery_images_pages" USING btree ("order");
  CREATE INDEX "gallery_images_pages_parent_idx" ON "gallery_images_pages" USING btree ("parent_id");
  CREATE INDEX "gallery_images__order_idx" ON "gallery_images" USING btree ("_order");
  CREATE INDEX "gallery_images_image_idx" ON "gallery_images" USING btree ("image_id");
  CREATE INDEX "gallery_images_updated_at_idx" ON "gallery_images" USING btree ("updated_at");
  CREATE INDEX "gallery_images_created_at_idx" ON "gallery_images" USING btree ("created_at");
  CREATE INDEX "gallery_videos__order_idx" ON "gallery_videos" USING btree ("_order");
  CREATE INDEX "gallery_videos_image_idx" ON "gallery_videos" USING btree ("image_id");
  CREATE INDEX "gallery_videos_updated_at_idx" ON "gallery_videos" USING btree ("updated_at");
  CREATE INDEX "gallery_videos_created_at_idx" ON "gallery_videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "gallery_videos_locales_locale_parent_id_unique" ON "gallery_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery_videos_locales_parent_idx" ON "gallery_videos_locales" USING btree ("_parent_id");
  CREATE INDEX "media_consent_consent_until_idx" ON "media" USING btree ("consent_until");
  CREATE INDEX "media_instead_idx" ON "media" USING btree ("instead_id");
  CREATE INDEX "media_copies_due_idx" ON "media" USING btree ("copies_due");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_webp1200_sizes_webp1200_filename_idx" ON "media" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "media_sizes_webp2000_sizes_webp2000_filename_idx" ON "media" USING btree ("sizes_webp2000_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_locales_parent_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "api_keys_areas_order_idx" ON "api_keys_areas" USING btree ("order");
  CREATE INDEX "api_keys_areas_parent_idx" ON "api_keys_areas" USING btree ("parent_id");
  CREATE INDEX "api_keys_account_idx" ON "api_keys" USING btree ("account_id");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_expires_at_idx" ON "api_keys" USING btree ("expires_at");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_account_number_idx" ON "audit_entries" USING btree ("account_number");
  CREATE INDEX "audit_entries_act_idx" ON "audit_entries" USING btree ("act");
  CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject");
  CREATE INDEX "audit_entries_record_idx" ON "audit_entries" USING btree ("record");
  CREATE UNIQUE INDEX "words_key_idx" ON "words" USING btree ("key");
  CREATE INDEX "words_updated_at_idx" ON "words" USING btree ("updated_at");
  CREATE INDEX "words_created_at_idx" ON "words" USING btree ("created_at");
  CREATE UNIQUE INDEX "revisions_list_idx" ON "revisions" USING btree ("list");
  CREATE INDEX "target_targetId_idx" ON "record_references" USING btree ("target","target_id");
  CREATE INDEX "holder_holderId_idx" ON "record_references" USING btree ("holder","holder_id");
  CREATE INDEX "bin_entries_kind_idx" ON "bin_entries" USING btree ("kind");
  CREATE INDEX "bin_entries_record_id_idx" ON "bin_entries" USING btree ("record_id");
  CREATE INDEX "bin_entries_updated_at_idx" ON "bin_entries" USING btree ("updated_at");
  CREATE INDEX "bin_entries_created_at_idx" ON "bin_entries" USING btree ("created_at");
  CREATE INDEX "createdAt_idx" ON "bin_entries" USING btree ("created_at");
  CREATE INDEX "bin_entries_texts_order_parent" ON "bin_entries_texts" USING btree ("order","parent_id");
  CREATE INDEX "messages_folder_idx" ON "messages" USING btree ("folder");
  CREATE INDEX "messages_read_at_idx" ON "messages" USING btree ("read_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "volunteer_registrations_notes_order_idx" ON "volunteer_registrations_notes" USING btree ("_order");
  CREATE INDEX "volunteer_registrations_notes_parent_id_idx" ON "volunteer_registrations_notes" USING btree ("_parent_id");
  CREATE INDEX "volunteer_registrations_history_order_idx" ON "volunteer_registrations_history" USING btree ("_order");
  CREATE INDEX "volunteer_registrations_history_parent_id_idx" ON "volunteer_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "volunteer_registrations_status_idx" ON "volunteer_registrations" USING btree ("status");
  CREATE INDEX "volunteer_registrations_suspected_idx" ON "volunteer_registrations" USING btree ("suspected");
  CREATE INDEX "volunteer_registrations_project_idx" ON "volunteer_registrations" USING btree ("project_id");
  CREATE INDEX "volunteer_registrations_event_idx" ON "volunteer_registrations" USING btree ("event_id");
  CREATE INDEX "volunteer_registrations_updated_at_idx" ON "volunteer_registrations" USING btree ("updated_at");
  CREATE INDEX "volunteer_registrations_created_at_idx" ON "volunteer_registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "pledges_reference_idx" ON "pledges" USING btree ("reference");
  CREATE UNIQUE INDEX "pledges_status_key_idx" ON "pledges" USING btree ("status_key");
  CREATE INDEX "pledges_state_idx" ON "pledges" USING btree ("state");
  CREATE INDEX "pledges_currency_idx" ON "pledges" USING btree ("currency");
  CREATE INDEX "pledges_campaign_idx" ON "pledges" USING btree ("campaign_id");
  CREATE INDEX "pledges_purpose_idx" ON "pledges" USING btree ("purpose");
  CREATE INDEX "pledges_trx_id_idx" ON "pledges" USING btree ("trx_id");
  CREATE UNIQUE INDEX "pledges_transaction_idx" ON "pledges" USING btree ("transaction_id");
  CREATE INDEX "pledges_verified_at_idx" ON "pledges" USING btree ("verified_at");
  CREATE INDEX "pledges_suspected_idx" ON "pledges" USING btree ("suspected");
  CREATE INDEX "pledges_updated_at_idx" ON "pledges" USING btree ("updated_at");
  CREATE INDEX "pledges_created_at_idx" ON "pledges" USING btree ("created_at");
  CREATE INDEX "suspected_state_currency_purpose_campaign_amount_receive_idx" ON "pledges" USING btree ("suspected","state","currency","purpose","campaign_id","amount","received");
  CREATE INDEX "pledge_moves_pledge_idx" ON "pledge_moves" USING btree ("pledge_id");
  CREATE INDEX "transactions_currency_idx" ON "transactions" USING btree ("currency");
  CREATE INDEX "transactions_received_at_idx" ON "transactions" USING btree ("received_at");
  CREATE INDEX "transactions_set_aside_idx" ON "transactions" USING btree ("set_aside");
  CREATE INDEX "transactions_updated_at_idx" ON "transactions" USING btree ("updated_at");
  CREATE INDEX "transactions_created_at_idx" ON "transactions" USING btree ("created_at");
  CREATE UNIQUE INDEX "method_trxId_idx" ON "transactions" USING btree ("method","trx_id");
  CREATE INDEX "ledger_entries_pledge_idx" ON "ledger_entries" USING btree ("pledge_id");
  CREATE INDEX "ledger_entries_currency_idx" ON "ledger_entries" USING btree ("currency");
  CREATE INDEX "ledger_entries_campaign_idx" ON "ledger_entries" USING btree ("campaign_id");
  CREATE INDEX "ledger_entries_purpose_idx" ON "ledger_entries" USING btree ("purpose");
  CREATE INDEX "ledger_entries_money_at_idx" ON "ledger_entries" USING btree ("money_at");
  CREATE INDEX "campaign_currency_purpose_kind_amount_idx" ON "ledger_entries" USING btree ("campaign_id","currency","purpose","kind","amount");
  CREATE UNIQUE INDEX "receipts_number_idx" ON "receipts" USING btree ("number");
  CREATE INDEX "receipts_year_idx" ON "receipts" USING btree ("year");
  CREATE INDEX "receipts_pledge_idx" ON "receipts" USING btree ("pledge_id");
  CREATE INDEX "receipts_currency_idx" ON "receipts" USING btree ("currency");
  CREATE INDEX "receipts_purpose_idx" ON "receipts" USING btree ("purpose");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_serial_idx" ON "receipts" USING btree ("year","serial");
  CREATE UNIQUE INDEX "receipt_years_year_idx" ON "receipt_years" USING btree ("year");
  CREATE INDEX "statement_layouts_updated_at_idx" ON "statement_layouts" USING btree ("updated_at");
  CREATE INDEX "statement_layouts_created_at_idx" ON "statement_layouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "method_header_idx" ON "statement_layouts" USING btree ("method","header");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_message_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_registration_idx" ON "mails" USING btree ("registration_id");
  CREATE INDEX "mails_pledge_idx" ON "mails" USING btree ("pledge_id");
  CREATE INDEX "mails_receipt_idx" ON "mails" USING btree ("receipt_id");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "mails_internet_message_id_idx" ON "mails" USING btree ("internet_message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE UNIQUE INDEX "refused_sign_ins_key_idx" ON "refused_sign_ins" USING btree ("key");
  CREATE INDEX "refused_sign_ins_hour_idx" ON "refused_sign_ins" USING btree ("hour");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_expires_at_idx" ON "submissions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "limits_key_idx" ON "limits" USING btree ("key");
  CREATE INDEX "limits_expires_at_idx" ON "limits" USING btree ("expires_at");
  CREATE UNIQUE INDEX "spent_proofs_proof_idx" ON "spent_proofs" USING btree ("proof");
  CREATE INDEX "spent_proofs_expires_at_idx" ON "spent_proofs" USING btree ("expires_at");
  CREATE UNIQUE INDEX "imports_origin_idx" ON "imports" USING btree ("origin");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_intros_id_idx" ON "payload_locked_documents_rels" USING btree ("intros_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_abouts_id_idx" ON "payload_locked_documents_rels" USING btree ("abouts_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_subcategories_id_idx" ON "payload_locked_documents_rels" USING btree ("subcategories_id");
  CREATE INDEX "payload_locked_documents_rels_health_id_idx" ON "payload_locked_documents_rels" USING btree ("health_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_images_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_images_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_videos_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");
  CREATE INDEX "payload_locked_documents_rels_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("revisions_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_volunteer_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("volunteer_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_pledges_id_idx" ON "payload_locked_documents_rels" USING btree ("pledges_id");
  CREATE INDEX "payload_locked_documents_rels_pledge_moves_id_idx" ON "payload_locked_documents_rels" USING btree ("pledge_moves_id");
  CREATE INDEX "payload_locked_documents_rels_transactions_id_idx" ON "payload_locked_documents_rels" USING btree ("transactions_id");
  CREATE INDEX "payload_locked_documents_rels_ledger_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("ledger_entries_id");
  CREATE INDEX "payload_locked_documents_rels_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipts_id");
  CREATE INDEX "payload_locked_documents_rels_receipt_years_id_idx" ON "payload_locked_documents_rels" USING btree ("receipt_years_id");
  CREATE INDEX "payload_locked_documents_rels_statement_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("statement_layouts_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_refused_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("refused_sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_limits_id_idx" ON "payload_locked_documents_rels" USING btree ("limits_id");
  CREATE INDEX "payload_locked_documents_rels_spent_proofs_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_proofs_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payment_projects_projects_health_idx" ON "payment" USING btree ("projects_health_id");
  CREATE INDEX "payment_projects_projects_education_idx" ON "payment" USING btree ("projects_education_id");
  CREATE INDEX "payment_projects_projects_microcredit_idx" ON "payment" USING btree ("projects_microcredit_id");
  CREATE INDEX "payment_projects_projects_quality_idx" ON "payment" USING btree ("projects_quality_id");
  CREATE INDEX "payment_projects_projects_environment_idx" ON "payment" USING btree ("projects_environment_id");
  CREATE INDEX "payment_projects_projects_orphanage_idx" ON "payment" USING btree ("projects_orphanage_id");
  CREATE INDEX "payment_projects_projects_oldhome_idx" ON "payment" USING btree ("projects_oldhome_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_health_idx" ON "_payment_v" USING btree ("version_projects_health_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_education_idx" ON "_payment_v" USING btree ("version_projects_education_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_microcredit_idx" ON "_payment_v" USING btree ("version_projects_microcredit_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_quality_idx" ON "_payment_v" USING btree ("version_projects_quality_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_environment_idx" ON "_payment_v" USING btree ("version_projects_environment_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_orphanage_idx" ON "_payment_v" USING btree ("version_projects_orphanage_id");
  CREATE INDEX "_payment_v_version_projects_version_projects_oldhome_idx" ON "_payment_v" USING btree ("version_projects_oldhome_id");
  CREATE INDEX "_payment_v_created_at_idx" ON "_payment_v" USING btree ("created_at");
  CREATE INDEX "_payment_v_updated_at_idx" ON "_payment_v" USING btree ("updated_at");
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
  CREATE INDEX "menu_footer_locales_parent_idx" ON "menu_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
  CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
  CREATE INDEX "settings_currencies_order_idx" ON "settings_currencies" USING btree ("order");
  CREATE INDEX "settings_currencies_parent_idx" ON "settings_currencies" USING btree ("parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_logo_for_dark_idx" ON "settings" USING btree ("logo_for_dark_id");
  CREATE INDEX "settings_mark_idx" ON "settings" USING btree ("mark_id");
  CREATE INDEX "settings_volunteers_picture_idx" ON "settings" USING btree ("volunteers_picture_id");
  CREATE INDEX "settings_training_picture_idx" ON "settings" USING btree ("training_picture_id");
  CREATE INDEX "settings_giving_picture_idx" ON "settings" USING btree ("giving_picture_id");
  CREATE INDEX "settings_map_picture_idx" ON "settings" USING btree ("map_picture_id");
  CREATE INDEX "settings_card_picture_idx" ON "settings" USING btree ("card_picture_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");`)

  // Entries of the history and of the ledger are only ever added. The days are those of lib/access/audit/retention.ts.
  await db.execute(sql`
    CREATE FUNCTION audit_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '400 days' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'The history of changes is kept.';
      END IF;
      RAISE EXCEPTION 'The history of changes is not edited.';
    END $$;
    CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION audit_entries_are_kept();
    CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_are_kept();

    CREATE FUNCTION ledger_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Entries of the ledger are only ever added.';
    END $$;
    CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION ledger_entries_are_kept();
    CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_are_kept();
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_banners" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_banners" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "intros" CASCADE;
  DROP TABLE "intros_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "abouts" CASCADE;
  DROP TABLE "abouts_locales" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "projects_pages" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "_projects_v_version_pages" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "subcategories_pages" CASCADE;
  DROP TABLE "subcategories" CASCADE;
  DROP TABLE "subcategories_locales" CASCADE;
  DROP TABLE "_subcategories_v_version_pages" CASCADE;
  DROP TABLE "_subcategories_v" CASCADE;
  DROP TABLE "_subcategories_v_locales" CASCADE;
  DROP TABLE "health" CASCADE;
  DROP TABLE "health_locales" CASCADE;
  DROP TABLE "_health_v" CASCADE;
  DROP TABLE "_health_v_locales" CASCADE;
  DROP TABLE "campaigns_pages" CASCADE;
  DROP TABLE "campaigns_story_sums" CASCADE;
  DROP TABLE "campaigns_story_sums_locales" CASCADE;
  DROP TABLE "campaigns_story_budget" CASCADE;
  DROP TABLE "campaigns_story_budget_locales" CASCADE;
  DROP TABLE "campaigns_story_updates" CASCADE;
  DROP TABLE "campaigns_story_updates_locales" CASCADE;
  DROP TABLE "campaigns_story_questions" CASCADE;
  DROP TABLE "campaigns_story_questions_locales" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "gallery_images_pages" CASCADE;
  DROP TABLE "gallery_images" CASCADE;
  DROP TABLE "gallery_videos" CASCADE;
  DROP TABLE "gallery_videos_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "api_keys_areas" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "words" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "record_references" CASCADE;
  DROP TABLE "bin_entries" CASCADE;
  DROP TABLE "bin_entries_texts" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "volunteer_registrations_notes" CASCADE;
  DROP TABLE "volunteer_registrations_history" CASCADE;
  DROP TABLE "volunteer_registrations" CASCADE;
  DROP TABLE "pledges" CASCADE;
  DROP TABLE "pledge_moves" CASCADE;
  DROP TABLE "transactions" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "receipt_years" CASCADE;
  DROP TABLE "statement_layouts" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "refused_sign_ins" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "limits" CASCADE;
  DROP TABLE "spent_proofs" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payment" CASCADE;
  DROP TABLE "_payment_v" CASCADE;
  DROP TABLE "menu_items_below" CASCADE;
  DROP TABLE "menu_items_below_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "menu_footer" CASCADE;
  DROP TABLE "menu_footer_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "settings_phones" CASCADE;
  DROP TABLE "settings_currencies" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "backups" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_section";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_section";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_banners_placement";
  DROP TYPE "public"."enum_intros_placement";
  DROP TYPE "public"."enum_abouts_kind";
  DROP TYPE "public"."enum_people_role";
  DROP TYPE "public"."enum_projects_pages";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_pages";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_subcategories_pages";
  DROP TYPE "public"."enum_subcategories_status";
  DROP TYPE "public"."enum__subcategories_v_version_pages";
  DROP TYPE "public"."enum__subcategories_v_version_status";
  DROP TYPE "public"."enum__subcategories_v_published_locale";
  DROP TYPE "public"."enum_health_status";
  DROP TYPE "public"."enum__health_v_version_status";
  DROP TYPE "public"."enum__health_v_published_locale";
  DROP TYPE "public"."enum_campaigns_pages";
  DROP TYPE "public"."enum_campaigns_currency";
  DROP TYPE "public"."enum_news_phase";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_phase";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_events_phase";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_phase";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_gallery_images_pages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_api_keys_areas";
  DROP TYPE "public"."enum_messages_folder";
  DROP TYPE "public"."enum_messages_locale";
  DROP TYPE "public"."enum_volunteer_registrations_status";
  DROP TYPE "public"."enum_volunteer_registrations_locale";
  DROP TYPE "public"."enum_pledges_state";
  DROP TYPE "public"."enum_pledges_source";
  DROP TYPE "public"."enum_pledges_currency";
  DROP TYPE "public"."enum_pledges_project";
  DROP TYPE "public"."enum_pledges_purpose";
  DROP TYPE "public"."enum_pledges_method";
  DROP TYPE "public"."enum_pledges_trx_id_from";
  DROP TYPE "public"."enum_pledges_locale";
  DROP TYPE "public"."enum_transactions_method";
  DROP TYPE "public"."enum_transactions_currency";
  DROP TYPE "public"."enum_transactions_source";
  DROP TYPE "public"."enum_ledger_entries_kind";
  DROP TYPE "public"."enum_ledger_entries_currency";
  DROP TYPE "public"."enum_ledger_entries_purpose";
  DROP TYPE "public"."enum_ledger_entries_method";
  DROP TYPE "public"."enum_receipts_state";
  DROP TYPE "public"."enum_receipts_currency";
  DROP TYPE "public"."enum_receipts_purpose";
  DROP TYPE "public"."enum_receipts_method";
  DROP TYPE "public"."enum_statement_layouts_method";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_menu_items_below_site";
  DROP TYPE "public"."enum_menu_items_site";
  DROP TYPE "public"."enum_menu_footer_site";
  DROP TYPE "public"."enum_settings_currencies";`)
  await db.execute(sql`DROP FUNCTION audit_entries_are_kept; DROP FUNCTION ledger_entries_are_kept`)
}
