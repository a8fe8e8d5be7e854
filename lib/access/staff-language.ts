import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { Locale } from '@/lib/shared/addresses/localized'

/**
 * The language in which staff read at these addresses: that of the account of the first address that has one, else the one
 * that most accounts have. Accounts that are suspended, or were never asked, do not count.
 * @returns null where nobody has chosen one, or as many the one as the other
 */
export async function staffLanguage(payload: Payload, addresses: readonly string[]): Promise<Locale | null> {
  const chosen = await runSql(
    plainDatabase(payload.db),
    sql`SELECT lower(email) AS email, language FROM users WHERE language IS NOT NULL AND suspended IS NOT TRUE`,
  )
  const of = new Map(chosen.map(({ email, language }) => [String(email), language as Locale]))
  for (const address of addresses) {
    const language = of.get(address.trim().toLowerCase())
    if (language) return language
  }
  const all = [...of.values()]
  const inBangla = all.filter((language) => language === 'bn').length
  if (inBangla * 2 === all.length) return null
  return inBangla * 2 > all.length ? 'bn' : 'en'
}
