/** Notes in a pledge's history: entries without a transition, with the same state before and after. */
export const CORRECTED = 'Corrected: '
export const TAKEN_FOR_SPAM = 'Taken for spam'
export const NOT_SPAM = 'Not spam'

/** Why a pledge is reported, where its money was there before anybody gave its ID. */
export const MONEY_FOUND = 'Its money was found'

/** Why, where staff noted an ID: whose words they are the screen does not know. */
export const NOTED_BY_STAFF = 'Noted by staff'

/** Whether a line is such a note, by its reason. Another transaction ID is none: it is reported again. */
export function isNote({ from, to, why }: { from?: string | null; to: string; why?: string | null }): boolean {
  if (from !== to) return false
  return why === TAKEN_FOR_SPAM || why === NOT_SPAM || Boolean(why?.startsWith(CORRECTED))
}
