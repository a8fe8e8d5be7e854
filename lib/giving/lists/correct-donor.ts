import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { DONOR_FIELD_NAMES, DONOR_FIELDS, type Donor, donorProblems } from '@/lib/giving/shared/donor-check'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { readPledge } from '../books/pledge-row'
import { recordTransition } from '../books/transition'
import { CORRECTED } from '../shared/history-notes'

/**
 * Corrects a donor's data. The history says what was corrected and by whom, without the values: they can be erased then.
 * Receipts keep what they said.
 * @returns whether anything was other than before
 * @throws APIError 422 where it could not be of a donor, with its fields; 404; 409 where the data was erased on request
 */
export function correctDonor(
  req: PayloadRequest,
  { pledge: id, donor, by }: { pledge: number; donor: Donor; by: string },
): Promise<boolean> {
  return withTransaction(req, async () => {
    await lockRecord(req, 'pledges', id)
    const { state, anonymous } = await readPledge(req, id)
    const fields = donorProblems(donor, anonymous, wordsOf('pledges', spokenLocale()))
    const [problem] = Object.values(fields)
    if (problem) throw publicError(problem, 422, { fields })
    const db = await transactionDatabase(req)
    const [row] = await runSql(db, sql`SELECT * FROM pledges WHERE id = ${id}`)
    if (row?.erased_at) throw publicError(say('pledges.donor.erasedStays'))
    const changed = DONOR_FIELD_NAMES.filter((field) => (row?.[COLUMNS[field]] ?? '') !== donor[field])
    if (changed.length === 0) return false
    const now = new Date().toISOString()
    const set: SQL[] = changed.map((field) => sql`${sql.raw(COLUMNS[field])} = ${donor[field]}`)
    await runSql(db, sql`UPDATE pledges SET updated_at = ${now}, ${sql.join(set, sql`, `)} WHERE id = ${id}`)
    const why = `${CORRECTED}${changed.map((field) => DONOR_FIELDS[field]).join(', ')}`
    await recordTransition(req, { pledge: id, from: state, to: state, by, why, at: now })
    return true
  })
}

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  address: 'address',
} as const satisfies Record<keyof Donor, string>
