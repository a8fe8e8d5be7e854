import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_ledger_entries_kind" ADD VALUE 'reversed' BEFORE 'refunded';
  DROP INDEX "pledge_kind_idx";
  ALTER TABLE "pledges" ADD COLUMN "before_verified" jsonb;
  ALTER TABLE "receipts" ADD COLUMN "issuer_name" varchar;
  ALTER TABLE "receipts" ADD COLUMN "issuer_name_bn" varchar;
  ALTER TABLE "receipts" ADD COLUMN "registration" varchar;
  ALTER TABLE "receipts" ADD COLUMN "signatory" varchar;
  ALTER TABLE "receipts" ADD COLUMN "designation" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ledger_entries_kind";
  CREATE TYPE "public"."enum_ledger_entries_kind" AS ENUM('verified', 'refunded');
  ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ledger_entries_kind" USING "kind"::"public"."enum_ledger_entries_kind";
  CREATE UNIQUE INDEX "pledge_kind_idx" ON "ledger_entries" USING btree ("pledge_id","kind");
  ALTER TABLE "pledges" DROP COLUMN "before_verified";
  ALTER TABLE "receipts" DROP COLUMN "issuer_name";
  ALTER TABLE "receipts" DROP COLUMN "issuer_name_bn";
  ALTER TABLE "receipts" DROP COLUMN "registration";
  ALTER TABLE "receipts" DROP COLUMN "signatory";
  ALTER TABLE "receipts" DROP COLUMN "designation";`)
}
