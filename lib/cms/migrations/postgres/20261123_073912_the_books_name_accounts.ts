import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pledges_trx_id_from" AS ENUM('donor', 'staff', 'money');
  ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk";
  
  ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk";
  
  ALTER TABLE "pledges" ADD COLUMN "trx_id_from" "enum_pledges_trx_id_from";
  ALTER TABLE "pledge_moves" ADD COLUMN "by_account" numeric;
  ALTER TABLE "transactions" ADD COLUMN "entered_by_account" numeric;
  ALTER TABLE "transactions" ADD COLUMN "set_aside_by_account" numeric;
  ALTER TABLE "ledger_entries" ADD COLUMN "by_account" numeric;
  ALTER TABLE "receipts" ADD COLUMN "issued_by_account" numeric;
  ALTER TABLE "receipts" ADD COLUMN "cancelled_by_account" numeric;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk";
  
  ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk";
  
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledges" DROP COLUMN "trx_id_from";
  ALTER TABLE "pledge_moves" DROP COLUMN "by_account";
  ALTER TABLE "transactions" DROP COLUMN "entered_by_account";
  ALTER TABLE "transactions" DROP COLUMN "set_aside_by_account";
  ALTER TABLE "ledger_entries" DROP COLUMN "by_account";
  ALTER TABLE "receipts" DROP COLUMN "issued_by_account";
  ALTER TABLE "receipts" DROP COLUMN "cancelled_by_account";
  DROP TYPE "public"."enum_pledges_trx_id_from";`)
}
