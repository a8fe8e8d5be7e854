/** What holds for every change of a registration, whether it comes from the coordinator's screen or by a program. */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { mayMove, nextStatuses, STATUSES, type Status } from '@/lib/community/shared/volunteer-status'
import { withdrawMails } from '@/lib/outbox/withdraw'
import { publicError } from '@/lib/platform/calls/public-error'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { deliverRegistration } from './notify'

type Row<Name extends 'notes' | 'history'> = NonNullable<VolunteerRegistration[Name]>[number]

/** Set in the context of a change of status: the status that the person saw. */
export const SEEN_STATUS = 'seenStatus'

/** Refuses what may not be, stamps notes, and writes the history. */
export const recordChanges: CollectionBeforeChangeHook<VolunteerRegistration> = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const seen = context[SEEN_STATUS]
  if (seen !== undefined && seen !== originalDoc.status) throw movedOn(originalDoc)
  if (data.status) checkMove(originalDoc.status, data.status)
  const stamp = { by: authorOf(req), at: new Date().toISOString() }
  const changes = await changesOf(req, originalDoc, data)
  return {
    ...data,
    notes: withNewNotes(originalDoc.notes ?? [], data.notes ?? [], stamp),
    history: [...(originalDoc.history ?? []), ...changes.map((change) => ({ ...stamp, change }))],
  }
}

/**
 * Once staff say that it is no spam, the registration goes the way of every other; what they call spam goes to nobody.
 * @returns the registration, with the kinds of mails `posted` by this, for whoever reads the answer
 */
export const deliverOnceTrusted: CollectionAfterChangeHook<VolunteerRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || Boolean(previousDoc.suspected) === Boolean(doc.suspected)) return
  if (doc.suspected) return withdrawMails(req, { registration: doc.id })
  return { ...doc, posted: await deliverRegistration(req, doc) }
}

function authorOf({ user }: PayloadRequest): string {
  return user?.name || user?.email || 'The site'
}

function checkMove(from: Status, to: Status): void {
  if (from === to || mayMove(from, to)) return
  const onward = nextStatuses(from).map((status) => STATUSES[status])
  throw publicError(`“${STATUSES[from]}” goes on to ${onward.join(' or ')}, not to “${STATUSES[to]}” at once.`)
}

/** Two coordinators at one moment: the second is told what the first did. */
function movedOn({ status, history }: VolunteerRegistration): Error {
  const last = history?.findLast(({ change }) => change.startsWith(STATUS_CHANGE))
  const who = last?.by ?? 'Somebody'
  return publicError(`${who} has set this to “${STATUSES[status]}” meanwhile.`, 409, { status })
}

/** Notes are only ever added: what is written stays, in the name of who wrote it. */
function withNewNotes(kept: Row<'notes'>[], given: Row<'notes'>[], stamp: { by: string; at: string }): Row<'notes'>[] {
  for (const { id, text } of given) {
    const before = kept.find((note) => note.id === id)
    if (before && before.text !== text) throw publicError('A note stays as it was written. Please add another one.')
  }
  const added = given.filter(({ id }) => !kept.some((note) => note.id === id))
  return [...kept, ...added.map(({ text }) => ({ text, ...stamp }))]
}

const STATUS_CHANGE = 'Status: '

type Changed = Partial<VolunteerRegistration>

async function changesOf(req: PayloadRequest, before: VolunteerRegistration, after: Changed): Promise<string[]> {
  const changes: string[] = []
  if (after.status && after.status !== before.status) {
    changes.push(`${STATUS_CHANGE}${STATUSES[before.status]} → ${STATUSES[after.status]}`)
  }
  for (const [field, collection] of [
    ['project', 'projects'],
    ['event', 'events'],
  ] as const) {
    const [from, to] = [idOf(before[field]), idOf(after[field])]
    if (after[field] === undefined || to === from) continue
    const title = await titleOf(req, collection, to)
    // Another record of the same project (assignments.ts) is no change for anybody who reads this.
    if (field === 'project' && title === (await titleOf(req, collection, from).catch(() => null))) continue
    changes.push(`${field === 'project' ? 'Project' : 'Event'}: ${title}`)
  }
  if (after.suspected !== undefined && Boolean(after.suspected) !== Boolean(before.suspected)) {
    changes.push(after.suspected ? 'Taken for spam' : 'Not spam')
  }
  return changes
}

async function titleOf(req: PayloadRequest, collection: 'projects' | 'events', id: number | null): Promise<string> {
  if (id === null) return 'none'
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!found) throw publicError(`This ${collection === 'projects' ? 'project' : 'event'} is not there any more.`)
  return found.title || `no. ${id}`
}
