/** Personal data of donors: pledges with their history and receipts, and bank lines. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Described, Person, PersonalData } from '@/lib/access/personal-data'
import { anonymizeBankLines, erasePledges, eraseUncountedPledges } from '@/lib/giving/pledges/erase-donors'
import { fullName } from '@/lib/giving/shared/donor-name'
import { matchesPerson } from '@/lib/intake/matches-person'
import { say } from '@/lib/platform/calls/say'
import { inBatches } from '@/lib/platform/database/batches'
import type { Pledge, PledgeMove, Receipt, Transaction } from '@/lib/platform/payload/payload-types'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { factsOfBankLine, factsOfPledge, factsOfReceipt } from './personal-data/pledge-facts'

const byPhone = (person: Person, column: SQL) => matchesPerson({ ...person, email: '' }, column, column)

const gaveBy = (person: Person) =>
  sql`(${matchesPerson(person, sql`email`, sql`phone`)} OR ${byPhone(person, sql`sender_number`)})`

export const pledgeData: PersonalData<Pledge, { moves: PledgeMove[]; receipts: Receipt[] }> = {
  collection: 'pledges',
  need: 'gifts.update',
  isOf: gaveBy,
  parts: {
    moves: { collection: 'pledge-moves', field: 'pledge' },
    receipts: { collection: 'receipts', field: 'pledge' },
  },
  list: (pledge) => ({
    title: say('pledges.held.title', {
      reference: pledge.reference,
      state: say(`pledges.statesWithin.${pledge.state}`),
    }),
    name: fullName(pledge),
    email: pledge.email,
    phone: pledge.phone || pledge.senderNumber,
  }),
  describe: async (payload, pledges, { moves, receipts }) => {
    const campaigns = await campaignTitles(payload, pledges)
    return [
      ...pledges.map((pledge): Described => [say('pledges.held.gift'), factsOfPledge(pledge, moves, campaigns)]),
      ...receipts.map((receipt): Described => [say('pledges.held.receipt'), factsOfReceipt(receipt)]),
    ]
  },
  erase: erasePledges,
  eraseOver: (payload, { now, messagesMonths, suspectedDays }) => {
    // What came to nothing is correspondence like a message; what was received stays for the accounts.
    const over = monthsBefore(now, messagesMonths)
    // Whoever gave a transaction ID may have sent money: what says whose it is stays for as long as that is asked.
    const where = sql`(state IN ('rejected', 'cancelled', 'expired') AND updated_at < ${over})
      OR (suspected = ${true} AND updated_at < ${daysBefore(now, suspectedDays)} AND COALESCE(trx_id, '') = '')
      OR (suspected = ${true} AND updated_at < ${over})`
    return inBatches(payload, (req, limit) => eraseUncountedPledges(req, where, limit))
  },
}

/** Bank lines go with the pledge that was verified with them: found are those alone whose pledge was not. */
export const bankLineData: PersonalData<Transaction> = {
  collection: 'transactions',
  need: 'gifts.update',
  isOf: (person) => {
    const named = (column: SQL) => sql`SELECT ${column} FROM pledges WHERE ${gaveBy(person)} AND ${column} IS NOT NULL`
    // What was erased has nobody in it to be found by.
    return sql`id NOT IN (${named(sql`transaction_id`)}) AND (${byPhone(person, sql`sender`)}
      OR (trx_id IN (${named(sql`trx_id`)}) AND (sender IS NOT NULL OR details IS NOT NULL)))`
  },
  belongsTo: (chosen) => {
    const pledges = chosen('pledges')
    return pledges.length > 0 ? sql`id IN (SELECT transaction_id FROM pledges WHERE id IN ${pledges})` : null
  },
  list: ({ method, trxId, sender }) => ({ title: `${say(`pledges.methods.${method}`)} ${trxId}`, phone: sender }),
  describe: async (_, transactions) =>
    transactions.map((transaction) => [say('pledges.held.transaction'), factsOfBankLine(transaction)]),
  erase: anonymizeBankLines,
}

async function campaignTitles(payload: Payload, pledges: Pledge[]): Promise<Map<number, string>> {
  const ids = pledges.flatMap(({ campaign }) => (typeof campaign === 'number' ? [campaign] : []))
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await payload.find({ collection: 'campaigns', where, pagination: false, depth: 0 })
  return new Map(docs.map(({ id, title }) => [id, title ?? '']))
}
