/** Notes in a pledge's history: entries without a transition, with the same state before and after. */

import type { Locale } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { DONOR_FIELD_NAMES, DONOR_FIELDS } from './donor-check'

export const CORRECTED = 'Corrected: '
export const TAKEN_FOR_SPAM = 'Taken for spam'
export const NOT_SPAM = 'Not spam'

/** Why a pledge is reported, where its money was there before anybody gave its ID. */
export const MONEY_FOUND = 'Its money was found'

/** Why, where staff noted an ID: whose words they are the screen does not know. */
export const NOTED_BY_STAFF = 'Noted by staff'

/** Why a pledge is cancelled, where its donor did so. */
export const TAKEN_BACK = 'Taken back on the status page.'

/** Why money is verified that a migration entered: the opening balances of campaigns. */
export const BEFORE_THIS_SITE = 'Received before this site.'

/** Why, after the amount that was promised, where other money came. */
export const WERE_PROMISED = ' were promised'

/** Whether a line is such a note, by its reason. Another transaction ID is none: it is reported again. */
export function isNote({ from, to, why }: { from?: string | null; to: string; why?: string | null }): boolean {
  if (from !== to) return false
  return why === TAKEN_FOR_SPAM || why === NOT_SPAM || Boolean(why?.startsWith(CORRECTED))
}

const FIXED = {
  [TAKEN_FOR_SPAM]: 'history.spam',
  [NOT_SPAM]: 'history.notSpam',
  [MONEY_FOUND]: 'history.moneyFound',
  [NOTED_BY_STAFF]: 'history.notedByStaff',
  [TAKEN_BACK]: 'history.takenBack',
  [BEFORE_THIS_SITE]: 'history.beforeThisSite',
} as const

/** A reason of the history as staff read it: what the site wrote in their language, what a person wrote as it is. */
export function reasonInWords(why: string, words: Words<'pledges'>, locale: Locale): string {
  if (Object.hasOwn(FIXED, why)) return words(FIXED[why as keyof typeof FIXED])
  if (why.startsWith(CORRECTED)) return words('history.corrected', { fields: fieldsIn(why, words) })
  if (!why.endsWith(WERE_PROMISED)) return why
  return words('history.promisedOtherwise', { amount: localDigits(why.slice(0, -WERE_PROMISED.length), locale) })
}

const fieldsIn = (why: string, words: Words<'pledges'>): string =>
  why
    .slice(CORRECTED.length)
    .split(', ')
    .map((name) => {
      const field = DONOR_FIELD_NAMES.find((each) => DONOR_FIELDS[each] === name)
      return field ? words(`donor.fieldsWithin.${field}`) : name
    })
    .join(', ')
