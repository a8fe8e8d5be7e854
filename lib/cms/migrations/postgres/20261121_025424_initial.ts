import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_banners_placement" AS ENUM('banner', 'slider', 'projectBanner', 'eventsBanner', 'newsBanner', 'healthBanner', 'contactSlider');
  CREATE TYPE "public"."enum_intros_placement" AS ENUM('projectDetails', 'eventsDetails', 'newsDetails', 'healthDetails', 'galleryCategoryDescription', 'donationCategoryDescription');
  CREATE TYPE "public"."enum_abouts_kind" AS ENUM('about', 'aboutARCF');
  CREATE TYPE "public"."enum_people_role" AS ENUM('chairman', 'currentChairman', 'viceChairman', 'assistantViceChairman', 'director', 'management', 'volunteer');
  CREATE TYPE "public"."enum_projects_page" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_page" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_subcategories_page" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum_subcategories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_version_page" AS ENUM('Home', 'Donation', 'Footer');
  CREATE TYPE "public"."enum__subcategories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_health_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__health_v_published_locale" AS ENUM('en', 'bn');
  CREATE TYPE "public"."enum_campaigns_page" AS ENUM('Home');
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
  CREATE TYPE "public"."enum_gallery_images_page" AS ENUM('Home');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'treasurer', 'coordinator');
  CREATE TYPE "public"."enum_settings_currencies" AS ENUM('USD', 'BDT', 'JPY');
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
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"page" "enum_projects_page",
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
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_page" "enum__projects_v_version_page",
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
  
  CREATE TABLE "subcategories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"project_id" integer,
  	"page" "enum_subcategories_page",
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
  
  CREATE TABLE "_subcategories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_project_id" integer,
  	"version_page" "enum__subcategories_v_version_page",
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
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"page" "enum_campaigns_page",
  	"image_id" integer,
  	"currency" "enum_campaigns_currency" DEFAULT 'BDT' NOT NULL,
  	"goal" numeric,
  	"raised_before" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_locales" (
  	"title" varchar,
  	"text" varchar,
  	"category" varchar,
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
  
  CREATE TABLE "gallery_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"page" "enum_gallery_images_page",
  	"image_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gallery_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"video" varchar,
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
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_avif1200_url" varchar,
  	"sizes_avif1200_width" numeric,
  	"sizes_avif1200_height" numeric,
  	"sizes_avif1200_mime_type" varchar,
  	"sizes_avif1200_filesize" numeric,
  	"sizes_avif1200_filename" varchar,
  	"sizes_webp2000_url" varchar,
  	"sizes_webp2000_width" numeric,
  	"sizes_webp2000_height" numeric,
  	"sizes_webp2000_mime_type" varchar,
  	"sizes_webp2000_filesize" numeric,
  	"sizes_webp2000_filename" varchar,
  	"sizes_avif2000_url" varchar,
  	"sizes_avif2000_width" numeric,
  	"sizes_avif2000_height" numeric,
  	"sizes_avif2000_mime_type" varchar,
  	"sizes_avif2000_filesize" numeric,
  	"sizes_avif2000_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mailer_name" varchar,
  	"mail_address" varchar,
  	"sender_phone" varchar,
  	"mailer_subject" varchar,
  	"mailer_message" varchar,
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
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
  	"messages_id" integer,
  	"users_id" integer,
  	"revisions_id" integer
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
  	"wallets_nagad" varchar,
  	"wallets_bkash" varchar,
  	"wallets_upay" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_payment_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bank_bank_name" varchar,
  	"version_bank_account_name" varchar,
  	"version_bank_account_number" varchar,
  	"version_bank_branch" varchar,
  	"version_wallets_nagad" varchar,
  	"version_wallets_bkash" varchar,
  	"version_wallets_upay" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"copyright_year" numeric DEFAULT 2023 NOT NULL,
  	"email" varchar DEFAULT 'hello@alokdhara.org' NOT NULL,
  	"social_twitter" varchar,
  	"social_facebook" varchar,
  	"social_youtube" varchar,
  	"social_instagram" varchar,
  	"social_pinterest" varchar,
  	"counters_total_donation" numeric DEFAULT 70 NOT NULL,
  	"counters_projects_funded" numeric DEFAULT 48 NOT NULL,
  	"counters_kids_need_help" numeric DEFAULT 38 NOT NULL,
  	"counters_volunteers" numeric DEFAULT 230 NOT NULL,
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"name" varchar DEFAULT 'Alokdhara Foundation',
  	"address" varchar DEFAULT 'Tongi, Gazipur, Bangladesh',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image1_id_media_id_fk" FOREIGN KEY ("image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image3_id_media_id_fk" FOREIGN KEY ("image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image1_id_media_id_fk" FOREIGN KEY ("version_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image2_id_media_id_fk" FOREIGN KEY ("version_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image3_id_media_id_fk" FOREIGN KEY ("version_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image1_id_media_id_fk" FOREIGN KEY ("version_detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image2_id_media_id_fk" FOREIGN KEY ("version_detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image3_id_media_id_fk" FOREIGN KEY ("version_detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_detail_image4_id_media_id_fk" FOREIGN KEY ("version_detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image1_id_media_id_fk" FOREIGN KEY ("detail_image1_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image2_id_media_id_fk" FOREIGN KEY ("detail_image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image3_id_media_id_fk" FOREIGN KEY ("detail_image3_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_detail_image4_id_media_id_fk" FOREIGN KEY ("detail_image4_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories_locales" ADD CONSTRAINT "subcategories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_videos_locales" ADD CONSTRAINT "gallery_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_currencies" ADD CONSTRAINT "settings_currencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "gallery_images__order_idx" ON "gallery_images" USING btree ("_order");
  CREATE INDEX "gallery_images_image_idx" ON "gallery_images" USING btree ("image_id");
  CREATE INDEX "gallery_images_updated_at_idx" ON "gallery_images" USING btree ("updated_at");
  CREATE INDEX "gallery_images_created_at_idx" ON "gallery_images" USING btree ("created_at");
  CREATE INDEX "gallery_videos__order_idx" ON "gallery_videos" USING btree ("_order");
  CREATE INDEX "gallery_videos_updated_at_idx" ON "gallery_videos" USING btree ("updated_at");
  CREATE INDEX "gallery_videos_created_at_idx" ON "gallery_videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "gallery_videos_locales_locale_parent_id_unique" ON "gallery_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery_videos_locales_parent_idx" ON "gallery_videos_locales" USING btree ("_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_webp1200_sizes_webp1200_filename_idx" ON "media" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "media_sizes_webp2000_sizes_webp2000_filename_idx" ON "media" USING btree ("sizes_webp2000_filename");
  CREATE INDEX "media_sizes_avif2000_sizes_avif2000_filename_idx" ON "media" USING btree ("sizes_avif2000_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "revisions_list_idx" ON "revisions" USING btree ("list");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
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
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("revisions_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "_payment_v_created_at_idx" ON "_payment_v" USING btree ("created_at");
  CREATE INDEX "_payment_v_updated_at_idx" ON "_payment_v" USING btree ("updated_at");
  CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
  CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
  CREATE INDEX "settings_currencies_order_idx" ON "settings_currencies" USING btree ("order");
  CREATE INDEX "settings_currencies_parent_idx" ON "settings_currencies" USING btree ("parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_idx" ON "settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "subcategories" CASCADE;
  DROP TABLE "subcategories_locales" CASCADE;
  DROP TABLE "_subcategories_v" CASCADE;
  DROP TABLE "_subcategories_v_locales" CASCADE;
  DROP TABLE "health" CASCADE;
  DROP TABLE "health_locales" CASCADE;
  DROP TABLE "_health_v" CASCADE;
  DROP TABLE "_health_v_locales" CASCADE;
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
  DROP TABLE "gallery_images" CASCADE;
  DROP TABLE "gallery_videos" CASCADE;
  DROP TABLE "gallery_videos_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payment" CASCADE;
  DROP TABLE "_payment_v" CASCADE;
  DROP TABLE "settings_phones" CASCADE;
  DROP TABLE "settings_currencies" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_banners_placement";
  DROP TYPE "public"."enum_intros_placement";
  DROP TYPE "public"."enum_abouts_kind";
  DROP TYPE "public"."enum_people_role";
  DROP TYPE "public"."enum_projects_page";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_page";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_subcategories_page";
  DROP TYPE "public"."enum_subcategories_status";
  DROP TYPE "public"."enum__subcategories_v_version_page";
  DROP TYPE "public"."enum__subcategories_v_version_status";
  DROP TYPE "public"."enum__subcategories_v_published_locale";
  DROP TYPE "public"."enum_health_status";
  DROP TYPE "public"."enum__health_v_version_status";
  DROP TYPE "public"."enum__health_v_published_locale";
  DROP TYPE "public"."enum_campaigns_page";
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
  DROP TYPE "public"."enum_gallery_images_page";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_settings_currencies";`)
}
