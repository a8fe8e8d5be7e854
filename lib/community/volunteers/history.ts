/**
 * Lines of a registration's history. They are stored in English, so that all of them are alike whoever made the change, and
 * put into words for whoever reads them.
 */
import type { Status } from '@/lib/community/shared/volunteer-status'
import type { Words } from '@/lib/shared/i18n/admin/translate'

/** Status → as stored lines name it: never to be changed, or older lines are not understood any more. */
const STORED = {
  new: 'New',
  contacted: 'Contacted',
  accepted: 'Accepted',
  active: 'Active',
  left: 'Left',
  declined: 'Declined',
} as const satisfies Record<Status, string>

const STATUS_CHANGE = 'Status: '
const NOWHERE = 'none'
const SPAM = 'Taken for spam'
const NO_SPAM = 'Not spam'
/** Who changes what nobody who is signed in changes. */
const SITE = 'The site'

export const movedLine = (from: Status, to: Status): string => `${STATUS_CHANGE}${STORED[from]} → ${STORED[to]}`

/** @param title null where the volunteer is assigned nowhere any more */
export const assignedLine = (field: 'project' | 'event', title: string | null): string =>
  `${field === 'project' ? 'Project' : 'Event'}: ${title ?? NOWHERE}`

export const suspectedLine = (suspected: boolean): string => (suspected ? SPAM : NO_SPAM)

export const isMovedLine = (line: string): boolean => line.startsWith(STATUS_CHANGE)

/** The author of a line. @param name of the person who is signed in */
export const authorOf = (name: string | null | undefined): string => name || SITE

/** A stored line as staff read it; as it is where it is not known. */
export function lineInWords(line: string, words: Words<'volunteers'>): string {
  if (line === SPAM) return words('history.spam')
  if (line === NO_SPAM) return words('history.notSpam')
  const [, from, to] = /^Status: (.+) → (.+)$/.exec(line) ?? []
  const [before, after] = [statusNamed(from), statusNamed(to)]
  if (before && after) {
    return words('history.status', { from: words(`statuses.${before}`), to: words(`statuses.${after}`) })
  }
  const [, field, place = ''] = /^(Project|Event): (.*)$/s.exec(line) ?? []
  const title = place === NOWHERE ? words('history.none') : place
  return field ? words(field === 'Project' ? 'history.project' : 'history.event', { title }) : line
}

/** A stored author as staff read it. */
export const authorInWords = (author: string | null | undefined, words: Words<'volunteers'>): string =>
  author === SITE ? words('history.site') : (author ?? '')

const statusNamed = (name: string | undefined) =>
  (Object.keys(STORED) as Status[]).find((status) => STORED[status] === name)
