/** Consents of people who are seen in pictures: which end soon, and what becomes of those that have ended. */
import { createLocalReq, type Payload, type Where } from 'payload'
import { dhakaDay, dhakaMidnight } from '@/lib/shared/format/dhaka-day'
import { PICTURES } from './references/references-in-fields'
import { withdrawPicture } from './withdraw-picture'

const DAY_MS = 24 * 3_600_000
/** For long enough beforehand staff are told: time to write to a family, and to get an answer. */
const TOLD_BEFORE_MS = 30 * DAY_MS

/** A consent that ends on a day holds for the whole of it, as the clocks in Dhaka have it. */
const beginningOf = (at: Date): string => new Date(dhakaMidnight(dhakaDay(at))).toISOString()

const shown: Where = { withdrawnAt: { exists: false } }

/** Consents that end before this, an ISO time, have ended or end within 30 days. */
export const consentsEndBefore = (now: Date): string => beginningOf(new Date(now.getTime() + TOLD_BEFORE_MS))

/** Pictures that are shown and whose consent has ended, or ends within 30 days. */
const endingConsents = (now: Date): Where => ({
  and: [shown, { 'consent.until': { less_than: consentsEndBefore(now) } }],
})

/** @returns how many pictures are shown whose consent has ended or ends within 30 days */
export async function countEndingConsents(payload: Payload, now: Date): Promise<number> {
  const { totalDocs } = await payload.count({ collection: PICTURES, where: endingConsents(now) })
  return totalDocs
}

/**
 * Takes the pictures away whose consent has ended, as far as staff chose so.
 * @returns how many
 * @throws when the database fails; what was not taken away is at the next run
 */
export async function withdrawWhatEnded(payload: Payload, now: Date): Promise<number> {
  const ended: Where = {
    and: [shown, { 'consent.takeAway': { equals: true } }, { 'consent.until': { less_than: beginningOf(now) } }],
  }
  const { docs } = await payload.find({ collection: PICTURES, where: ended, depth: 0, pagination: false })
  for (const { id } of docs) await withdrawPicture(await createLocalReq({}, payload), id, null)
  return docs.length
}
