import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment" ADD COLUMN "receipts_registration" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_receipts_registration" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment" DROP COLUMN "receipts_registration";
  ALTER TABLE "_payment_v" DROP COLUMN "version_receipts_registration";`)
}
