import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'

/**
 * Adds to how often files were downloaded. Nothing that visitors see changes by it.
 * @param downloads name of a file → how often
 * @throws when the database fails
 */
export async function countDownloads(payload: Payload, downloads: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, times] of Object.entries(downloads)) {
    await runSql(
      plainDatabase(payload.db),
      sql`UPDATE files SET downloads = COALESCE(downloads, 0) + ${times} WHERE filename = ${name}`,
    )
  }
}
