import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment" ADD COLUMN "bank_swift" varchar;
  ALTER TABLE "payment" ADD COLUMN "bank_routing" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_bank_swift" varchar;
  ALTER TABLE "_payment_v" ADD COLUMN "version_bank_routing" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment" DROP COLUMN "bank_swift";
  ALTER TABLE "payment" DROP COLUMN "bank_routing";
  ALTER TABLE "_payment_v" DROP COLUMN "version_bank_swift";
  ALTER TABLE "_payment_v" DROP COLUMN "version_bank_routing";`)
}
