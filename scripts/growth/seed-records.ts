/** Gifts and messages as people send them, one of each kind, for copies: the demo has none. */
import { createLocalReq, type Payload } from 'payload'
import { storeMessage } from '@/lib/community/messages/store'
import { enterPledge } from '@/lib/giving/pledges/enter-pledge'
import { storePledge } from '@/lib/giving/pledges/store-pledge'
import type { SubmissionInfo } from '@/lib/intake/submission-info'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import { GIVING_PROJECT_VALUES, PAYMENT_METHODS, PURPOSES } from '@/lib/shared/money/kinds'

/** Gifts of each kind: verified, reported, and promised alone, which after some weeks none is any more. */
const VERIFIED = 98
const REPORTED = 1
const PROMISED = 1
const MESSAGES = 20

const FIRST_NAMES = ['Nusrat', 'Rahim', 'Farzana', 'Imran', 'Shirin', 'Kamal', 'Ayesha', 'Tanvir']
const LAST_NAMES = ['Jahan', 'Uddin', 'Begum', 'Hossain', 'Akter', 'Chowdhury', 'Rahman']
/** Minor units. */
const AMOUNTS = [50_000, 100_000, 150_000, 250_000, 500_000, 1_000_000]
const SUBJECTS = ['A question about the clinic', 'রক্তদান', 'Visiting the school', 'শীতবস্ত্র', 'My receipt']
const DAY_MS = 24 * 60 * 60 * 1000

const oneOf = <T>(list: readonly T[], index: number) => list[index % list.length] as T

const person = (index: number) => ({
  firstName: oneOf(FIRST_NAMES, index),
  lastName: oneOf(LAST_NAMES, index),
  email: `donor${index}@example.org`,
  phone: `+88017110000${String(index).padStart(2, '0')}`,
  address: 'House 4, Tongi',
  country: 'Bangladesh',
  message: index % 3 === 0 ? 'For the winter.' : '',
})

const received = (index: number): SubmissionInfo => ({ locale: localeOf(index), suspicion: [], acknowledge: false })

const localeOf = (index: number): Locale => (index % 2 === 0 ? 'bn' : 'en')

/** Stores gifts and messages through the site's own commands, each in a transaction. */
export async function seedRecords(payload: Payload): Promise<void> {
  const where = { currency: { equals: 'BDT' } }
  const campaigns = await payload.find({ collection: 'campaigns', where, depth: 0, pagination: false })
  const ids = campaigns.docs.map(({ id }) => id)
  const money = (index: number) => ({
    method: oneOf(PAYMENT_METHODS, index),
    trxId: `GROW${String(index).padStart(4, '0')}`,
    amount: oneOf(AMOUNTS, index),
    currency: 'BDT' as const,
  })
  for (let index = 0; index < VERIFIED; index += 1) {
    const transaction = { ...money(index), receivedAt: new Date(Date.now() - index * DAY_MS).toISOString() }
    const fund = { campaign: index % 4 === 0 ? null : oneOf(ids, index), purpose: oneOf(PURPOSES, index) }
    const entry = { transaction, ...fund, ...person(index), locale: localeOf(index) }
    await enterPledge(await createLocalReq({}, payload), entry, 'Treasurer')
  }
  for (let index = VERIFIED; index < VERIFIED + REPORTED + PROMISED; index += 1) {
    const { trxId, ...promised } = money(index)
    const values = {
      ...{ ...promised, ...person(index), project: oneOf(GIVING_PROJECT_VALUES, index), campaign: null },
      ...{ purpose: oneOf(PURPOSES, index), anonymous: index % 5 === 0, senderNumber: '' },
      trxId: index < VERIFIED + REPORTED ? trxId : '',
    }
    const req = await createLocalReq({}, payload)
    await withTransaction(req, () => storePledge(req, values, received(index)))
  }
  for (let index = 0; index < MESSAGES; index += 1) {
    const { firstName, lastName, email, phone } = person(index)
    const text = `${oneOf(SUBJECTS, index)}. We read about it on your page, and would like to know more.`
    const values = {
      ...{ mailerName: `${firstName} ${lastName}`, mailAddress: email, senderPhone: phone },
      ...{ mailerSubject: oneOf(SUBJECTS, index), mailerMessage: text },
    }
    const req = await createLocalReq({}, payload)
    await withTransaction(req, () => storeMessage(req, values, received(index)))
  }
}
