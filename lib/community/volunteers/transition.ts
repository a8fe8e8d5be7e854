/** What holds for every change of a registration, whether it comes from the coordinator's screen or by a program. */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { mayMove, nextStatuses, type Status } from '@/lib/community/shared/volunteer-status'
import { withdrawMails } from '@/lib/outbox/withdraw'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { assignedLine, authorInWords, authorOf, isMovedLine, movedLine, suspectedLine } from './history'
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
  const stamp = { by: authorOf(req.user?.name || req.user?.email), at: new Date().toISOString() }
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

function checkMove(from: Status, to: Status): void {
  if (from === to || mayMove(from, to)) return
  const onward = nextStatuses(from)
    .map(nameOf)
    .join(` ${say('volunteers.refused.or')} `)
  throw publicError(say('volunteers.refused.step', { from: nameOf(from), onward, to: nameOf(to) }))
}

/** Two coordinators at one moment: the second is told what the first did. */
function movedOn({ status, history }: VolunteerRegistration): Error {
  const by = history?.findLast(({ change }) => isMovedLine(change))?.by
  const who = by ? authorInWords(by, wordsOf('volunteers', spokenLocale())) : say('volunteers.refused.somebody')
  return publicError(say('volunteers.refused.meanwhile', { who, status: nameOf(status) }), 409, { status })
}

const nameOf = (status: Status) => say(`volunteers.statuses.${status}`)

/** Notes are only ever added: what is written stays, in the name of who wrote it. */
function withNewNotes(kept: Row<'notes'>[], given: Row<'notes'>[], stamp: { by: string; at: string }): Row<'notes'>[] {
  for (const { id, text } of given) {
    const before = kept.find((note) => note.id === id)
    if (before && before.text !== text) throw publicError(say('volunteers.notes.stays'))
  }
  const added = given.filter(({ id }) => !kept.some((note) => note.id === id))
  return [...kept, ...added.map(({ text }) => ({ text, ...stamp }))]
}

type Changed = Partial<VolunteerRegistration>

async function changesOf(req: PayloadRequest, before: VolunteerRegistration, after: Changed): Promise<string[]> {
  const changes: string[] = []
  if (after.status && after.status !== before.status) {
    changes.push(movedLine(before.status, after.status))
  }
  for (const [field, collection] of [
    ['project', 'projects'],
    ['event', 'events'],
  ] as const) {
    const [from, to] = [idOf(before[field]), idOf(after[field])]
    if (after[field] === undefined || to === from) continue
    const title = await titleOf(req, collection, to)
    // Another record of the same project (assignments.ts) is no change for anybody who reads this.
    if (field === 'project' && title === (await titleOf(req, collection, from).catch(() => undefined))) continue
    changes.push(assignedLine(field, title))
  }
  if (after.suspected !== undefined && Boolean(after.suspected) !== Boolean(before.suspected)) {
    changes.push(suspectedLine(after.suspected === true))
  }
  return changes
}

async function titleOf(req: PayloadRequest, collection: 'projects' | 'events', id: number | null) {
  if (id === null) return null
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!found) throw publicError(say(`volunteers.refused.${collection === 'projects' ? 'projectGone' : 'eventGone'}`))
  return found.title || `no. ${id}`
}
