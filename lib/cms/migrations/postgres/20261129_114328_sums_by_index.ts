import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "suspected_state_currency_purpose_campaign_amount_receive_idx" ON "pledges" USING btree ("suspected","state","currency","purpose","campaign_id","amount","received");
  CREATE INDEX "transactions_set_aside_idx" ON "transactions" USING btree ("set_aside");
  CREATE INDEX "campaign_currency_purpose_kind_amount_idx" ON "ledger_entries" USING btree ("campaign_id","currency","purpose","kind","amount");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "suspected_state_currency_purpose_campaign_amount_receive_idx";
  DROP INDEX "transactions_set_aside_idx";
  DROP INDEX "campaign_currency_purpose_kind_amount_idx";`)
}
