import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`suspected_state_currency_purpose_campaign_amount_receive_idx\` ON \`pledges\` (\`suspected\`,\`state\`,\`currency\`,\`purpose\`,\`campaign_id\`,\`amount\`,\`received\`);`)
  await db.run(sql`CREATE INDEX \`transactions_set_aside_idx\` ON \`transactions\` (\`set_aside\`);`)
  await db.run(sql`CREATE INDEX \`campaign_currency_purpose_kind_amount_idx\` ON \`ledger_entries\` (\`campaign_id\`,\`currency\`,\`purpose\`,\`kind\`,\`amount\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`suspected_state_currency_purpose_campaign_amount_receive_idx\`;`)
  await db.run(sql`DROP INDEX \`transactions_set_aside_idx\`;`)
  await db.run(sql`DROP INDEX \`campaign_currency_purpose_kind_amount_idx\`;`)
}
