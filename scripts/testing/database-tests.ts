/**
 * The databases on which each database test runs. By default both. Files whose results do not depend on the database (mails,
 * PDFs, pictures, formats, access rights) are named here and run on one; each area keeps a file that runs on both. With
 * TEST_WHOLE=1, which `npm run test:all` sets, all run on both.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/platform/database/testing'
import { isWhole } from '@/lib/testing/sample'

export const DATABASES: readonly DatabaseKind[] = ['sqlite', 'postgres']

/** Files that run on this database only; about half on either. */
export const ON_ONE_DATABASE: Record<DatabaseKind, readonly string[]> = {
  sqlite: [
    'app/api/v1/access.dbtest.ts',
    'app/api/v1/halves.dbtest.ts',
    'app/api/v1/keys.dbtest.ts',
    'app/api/v1/meta.dbtest.ts',
    'app/api/v1/reads.dbtest.ts',
    'app/api/v1/type-calls.dbtest.ts',
    'app/api/caches.dbtest.ts',
    'app/api/closed.dbtest.ts',
    'app/api/hostile-files.dbtest.ts',
    'app/api/naughty.dbtest.ts',
    'app/api/odd-calls.dbtest.ts',
    'app/api/server-functions.dbtest.ts',
    'lib/access/rights/matrix.dbtest.ts',
    'lib/content/collections/media.dbtest.ts',
    'demo/fill.dbtest.ts',
    'lib/content/fields/publication-day.dbtest.ts',
    'lib/giving/globals/payment.dbtest.ts',
    'lib/giving/reconciliation/reconciliation-endpoints.dbtest.ts',
    'lib/giving/receipts/donor-receipt.dbtest.ts',
    'lib/giving/receipts/receipt-pdf.dbtest.ts',
    'lib/outbox/compose.dbtest.ts',
    'lib/outbox/endpoints.dbtest.ts',
    'lib/outbox/worker.dbtest.ts',
    'lib/content/media/reencode-picture.dbtest.ts',
    'lib/backups/archive.dbtest.ts',
  ],
  postgres: [
    'lib/platform/database/copy-to-postgres.dbtest.ts',
    'lib/platform/database/pooled.dbtest.ts',
    'lib/platform/database/change-notices.dbtest.ts',
    'app/api/v1/bodies.dbtest.ts',
    'app/api/v1/expiry.dbtest.ts',
    'app/api/v1/fields.dbtest.ts',
    'app/api/v1/hostile.dbtest.ts',
    'app/api/access-matrix.dbtest.ts',
    'app/api/audit.dbtest.ts',
    'app/api/existence.dbtest.ts',
    'app/api/pictures-in-use.dbtest.ts',
    'lib/access/second-factor/endpoints.dbtest.ts',
    'lib/access/document-locks.dbtest.ts',
    'lib/access/rights/authorization.dbtest.ts',
    'lib/content/fields/text.dbtest.ts',
    'lib/content/media/check-image.dbtest.ts',
    'lib/content/media/backfill-appearance.dbtest.ts',
    'lib/giving/access.dbtest.ts',
    'lib/giving/reconciliation/manual-entry-endpoints.dbtest.ts',
    'lib/giving/donor/donor-calls.dbtest.ts',
    'lib/giving/receipts/receipt-endpoints.dbtest.ts',
    'lib/cms/import/import-content.dbtest.ts',
    'lib/giving/letters.dbtest.ts',
  ],
}

/** Folders with database tests. */
const FOLDERS = ['app', 'demo', 'lib']

/** All files of database tests, from the root of the repository. */
export function databaseTestFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
    .filter((file) => file.endsWith('.dbtest.ts'))
    .sort()
}

/**
 * The databases that a file runs on.
 * @param there the available databases: a file runs on the other one where its own is missing
 */
export function databasesOf(file: string, there: readonly DatabaseKind[] = DATABASES): readonly DatabaseKind[] {
  const own = DATABASES.find((kind) => ON_ONE_DATABASE[kind].includes(file))
  return own && !isWhole && there.includes(own) ? [own] : there
}

/** The databases on which `npm test` does not run a file. @param there the available databases */
export function leftOutOf(file: string, there: readonly DatabaseKind[] = DATABASES): readonly DatabaseKind[] {
  const own = DATABASES.find((kind) => ON_ONE_DATABASE[kind].includes(file))
  return own && there.includes(own) ? there.filter((kind) => kind !== own) : []
}
